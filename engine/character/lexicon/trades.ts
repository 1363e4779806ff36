import type { SkillId } from '../vocabulary/skills';
import type { TradeId } from '../vocabulary/trades';

export interface TradeEntry {
  /** Stands in for a word that is not Japanese. */
  readonly label: string;
  /** Fragments of regular expressions, separated by spaces; what they match is told as it stands, so they match nouns. */
  readonly words: string;
  /** What the trade teaches. */
  readonly skills: readonly SkillId[];
}

export const TRADE_WORDS: Readonly<Record<TradeId, TradeEntry>> = {
  healer: {
    label: '薬師',
    words:
      '薬師 薬草師 薬草摘み 薬売り 薬屋 薬剤師 医者(?!が|は(?:嫌|苦)|嫌) 医師 町医者 闇医者 軍医 獣医 歯医者 看護師 看護婦 衛生兵 治療師 治癒師 癒し手 ヒーラー 回復役 整体師 按摩 鍼師 産婆 助産師 介護士 僧医 医学生 医者見習い doctor nurse healer medic physician herbalist pharmacist',
    skills: ['heal'],
  },
  merchant: {
    label: '商人',
    words:
      '商人 豪商 商売人 店主 店長 若旦那 大旦那 女将 古物商 古道具屋 骨董屋 骨董商 質屋 金貸し 高利貸し 両替商 問屋 呉服屋 八百屋 魚屋 肉屋 花屋 本屋 古本屋 雑貨屋 油屋 米屋 酒屋 道具屋 武器屋 武器商人 宝石商 貿易商 奴隷商 乾物屋 茶屋 駄菓子屋 金物屋 番頭 丁稚 手代 社長 経営者 起業家 セールスマン 営業マン 営業 売り子 merchant trader shopkeeper salesman businessman',
    skills: ['bargain'],
  },
  peddler: {
    label: '行商人',
    words: '行商人 行商 旅商人 露天商 露店商 屋台の? 香具師 物売り 棒手振り 旅の商人 peddler',
    skills: ['bargain', 'find-way'],
  },
  carpenter: {
    label: '大工',
    words:
      '大工 棟梁 宮大工 船大工 建具師 建具職人 建築家 建築士 家具職人 指物師 木工職人 桶屋 桶職人 左官 屋根職人 屋根葺き とび職 鳶職 鳶 土木作業員 大道具 carpenter builder architect',
    skills: ['build'],
  },
  mason: {
    label: '石工',
    words: '石工 石切り 石屋 彫り師 彫刻家 彫刻師 仏師 煉瓦職人 瓦職人 mason sculptor',
    skills: ['build', 'endure'],
  },
  smith: {
    label: '鍛冶屋',
    words:
      '鍛冶屋 鍛冶師 鍛冶職人 鍛冶 刀鍛冶 刀匠 刀工 鋳物師 研ぎ師 研ぎ屋 錠前師 錠前屋 銀細工師 金細工師 彫金師 溶接工 blacksmith smith locksmith',
    skills: ['smith'],
  },
  mechanic: {
    label: 'からくり師',
    words:
      'からくり師 からくり職人 機械工 機関士 整備士 整備工 発明家 修理屋 修理工 技師 技術者 電気工 人形師 inventor mechanic tinkerer',
    skills: ['mend'],
  },
  clockmaker: {
    label: '時計職人',
    words: '時計職人 時計師 時計屋 時計技師 オルゴール職人 楽器職人 調律師 clockmaker watchmaker',
    skills: ['mend', 'observe'],
  },
  craftsman: {
    label: '職人',
    words:
      '職人(?!気質|肌|芸) 細工師 飾り職人 飾り師 革職人 靴職人 靴屋 帽子屋 鞄職人 紙漉き 和紙職人 提灯職人 提灯屋 傘職人 傘張り 傘屋 蝋燭職人 蠟燭屋 ろうそく屋 ガラス職人 硝子職人 人形職人 漆職人 塗師 表具師 籠職人 竹細工職人 工員 玩具職人 おもちゃ職人 工芸家 鏡職人 眼鏡職人 craftsman artisan shoemaker cobbler',
    skills: ['mend'],
  },
  potter: {
    label: '陶工',
    words: '陶工 陶芸家 焼き物師 瀬戸物屋 壺職人 窯元 potter',
    skills: ['appraise', 'mend'],
  },
  tailor: {
    label: '仕立屋',
    words:
      '仕立て屋 仕立屋 お針子 針子 縫い子 洋裁師 テーラー 服屋 デザイナー 刺繍職人 刺繍師 tailor seamstress',
    skills: ['sew'],
  },
  weaver: {
    label: '機織り',
    words:
      '機織り(?!が|の腕) 織り子 織物職人 染物屋 染め物屋 染物職人 染色家 紺屋 糸紡ぎ 絨毯職人 weaver dyer',
    skills: ['sew'],
  },
  cook: {
    label: '料理人',
    words:
      '料理人 料理番 料理長 コック シェフ 板前 板長 調理師 寿司職人 寿司屋 蕎麦屋 そば屋 うどん屋 ラーメン屋 屋台の主人 食堂の(?:おばちゃん|おばさん|主人|娘) 飯炊き 賄い 給食のおばさん 豆腐屋 定食屋 天ぷら屋 おでん屋 弁当屋 cook chef',
    skills: ['cook'],
  },
  baker: {
    label: 'パン屋',
    words: 'パン屋 パン職人 製パン師 粉屋 粉挽き 水車番 ケーキ屋 baker',
    skills: ['cook'],
  },
  confectioner: {
    label: '菓子職人',
    words:
      '菓子職人 菓子屋 和菓子職人 和菓子屋 団子屋 飴細工師 飴屋 飴売り パティシエ パティシエール 餅屋 饅頭屋 煎餅屋 鯛焼き屋 チョコレート職人 confectioner p[aâ]tissier',
    skills: ['cook'],
  },
  brewer: {
    label: '杜氏',
    words:
      '杜氏 酒造り 酒蔵の? 蔵人 醸造家 味噌屋 醤油屋 バーテンダー バーのマスター 酒場の(?:主人|娘|おやじ|女将|マスター) 居酒屋の?(?:店主|主人|女将|大将) brewer bartender',
    skills: ['cook', 'listen'],
  },
  innkeeper: {
    label: '宿屋',
    words:
      '宿屋 旅籠 宿の(?:主人|女将|娘|息子) 温泉宿の(?:主人|女将|娘) 民宿 旅館の(?:女将|主人|娘) 湯屋 風呂屋 銭湯の(?:番台|主人|娘) 仲居 給仕 ウェイトレス ウェイター 看板娘 喫茶店の?(?:マスター|店主) innkeeper waitress waiter barista',
    skills: ['listen', 'cook'],
  },
  farmer: {
    label: '百姓',
    words:
      '百姓 農夫 農民 農家 農婦 小作人 米農家 酪農家 果樹園の? りんご農家 養蜂家 蜂飼い 茶摘み 村人 村娘 田舎者 farmer peasant beekeeper',
    skills: ['farm'],
  },
  gardener: {
    label: '庭師',
    words:
      '庭師 植木屋 植木職人 園芸家 花売り 花守り 森番 墓守の庭師 植物学者 gardener botanist florist',
    skills: ['farm'],
  },
  herder: {
    label: '羊飼い',
    words:
      '羊飼い 山羊飼い 牛飼い 牧童 馬飼い 馬子 カウボーイ 牧場主 厩番 馬丁 調教師 鷹匠 猛獣使い 獣使い 動物使い 飼育員 ビーストテイマー テイマー ブリーダー トリマー shepherd herder cowboy falconer beast_tamer',
    skills: ['animals'],
  },
  fisher: {
    label: '漁師',
    words:
      '漁師 海女 海士 漁夫 釣り師 釣り人 網元 川漁師 鵜匠 カニ漁師 鯨捕り fisherman fisher angler',
    skills: ['fish', 'read-weather'],
  },
  hunter: {
    label: '猟師',
    words:
      '猟師 狩人 マタギ ハンター(?!志) 罠師 密猟者 レンジャー 魔物狩り 竜狩り 賞金稼ぎ 妖怪退治屋 退魔師 バウンティハンター ヴァンパイアハンター hunter ranger bounty_hunter',
    skills: ['hunt'],
  },
  woodcutter: {
    label: '木こり',
    words: '木こり きこり 樵 炭焼き 薪割り 薪売り 山守 林業 杣人 woodcutter lumberjack',
    skills: ['strength', 'build'],
  },
  miner: {
    label: '坑夫',
    words:
      '坑夫 鉱夫 炭鉱夫 金掘り 採掘師 穴掘り 井戸掘り 発掘屋 トレジャーハンター 宝探し屋 miner treasure_hunter',
    skills: ['strength', 'endure'],
  },
  sailor: {
    label: '船乗り',
    words:
      '船乗り 水夫 船員 船長 船頭 渡し守 航海士 操舵手 水先案内人 灯台守 船医 海軍 飛空艇乗り 飛行士 パイロット 宇宙飛行士 甲板員 潜水夫 漕ぎ手 sailor captain pilot astronaut',
    skills: ['sail', 'read-weather'],
  },
  pirate: {
    label: '海賊',
    words: '海賊 空賊 海賊船の船長 海賊王(?!に) pirate',
    skills: ['sail', 'fight-blade'],
  },
  porter: {
    label: '荷運び',
    words:
      '荷運び人? 荷揚げ人足 荷役 人足 ポーター 運び屋 荷物持ち 日雇い 強力 力士 相撲取り 土方 引っ越し屋 沖仲仕 レスラー 重量挙げ選手 porter sumo_wrestler',
    skills: ['strength', 'deliver'],
  },
  courier: {
    label: '飛脚',
    words:
      '飛脚 郵便屋 郵便屋さん 郵便配達(?:員|人)? 郵便配達見習い 配達員 配達人 伝令 使者 文使い 手紙配り 新聞配達 宅配便? 運送屋 早馬 メッセンジャー マラソンランナー 陸上選手 courier messenger mail_?(?:man|carrier) postman',
    skills: ['deliver', 'run'],
  },
  coachman: {
    label: '御者',
    words:
      '御者 馭者 馬方 馬車屋 車夫 人力車夫 駕籠かき タクシー運転手 トラック運転手 運転手 バス運転手 電車の運転士 騎手 ジョッキー 竜騎士 coachman driver jockey',
    skills: ['ride'],
  },
  soldier: {
    label: '兵士',
    words:
      '兵士 兵隊 歩兵 傭兵崩れ 軍人 将軍 将校 老兵 新兵 騎兵 衛兵長 隊長 副官 参謀 軍曹 少尉 大佐 脱走兵 敗残兵 落武者 落ち武者 足軽 武将 戦士 勇士 特殊部隊 工兵 海兵 自衛官 soldier warrior general veteran',
    skills: ['fight-blade', 'endure'],
  },
  knight: {
    label: '騎士',
    words:
      '騎士 聖騎士 女騎士 騎士団長 黒騎士 パラディン 近衛騎士 姫騎士 従騎士 放浪騎士 遍歴の騎士 knight paladin',
    skills: ['fight-blade', 'ride'],
  },
  swordsman: {
    label: '剣士',
    words:
      '剣士 女剣士 剣客 剣豪 剣聖 魔法剣士 魔剣士 大剣使い 剣術家 剣術指南 居合使い 抜刀使い 槍使い 槍兵 短剣使い 斧使い 鎌使い 薙刀使い 人斬り 辻斬り 処刑人 首切り役人 剣闘士 swords(?:man|woman|wom[ae]n) gladiator fencer spearman',
    skills: ['fight-blade'],
  },
  'two-blade-fighter': {
    label: '双剣使い',
    words: '双剣使い 双剣士 双剣の(?:剣士|使い手) 二刀流(?:の)?(?:剣士|使い)? dual-?_?wielder',
    skills: ['fight-two-blades', 'fight-blade'],
  },
  archer: {
    label: '弓使い',
    words:
      '弓使い 弓師 弓兵 射手 弓取り 狙撃手 スナイパー ガンマン 銃士 鉄砲撃ち 銃使い 砲術師 砲手 弓道部員? アーチャー archer sniper gunslinger gunner',
    skills: ['shoot'],
  },
  fighter: {
    label: '武闘家',
    words:
      '武闘家 格闘家 拳闘士 拳士 空手家 柔道家 ボクサー プロレスラー モンク 用心棒 喧嘩屋 不良 ヤンキー 番長 武術家 武道家 拳法家 ヤクザ 極道 チンピラ 任侠 総長 柔術家 boxer monk brawler martial_artist yakuza',
    skills: ['fight-bare-hands'],
  },
  guard: {
    label: '番人',
    words:
      '番人 門番 衛兵 護衛 警備員 夜警 夜回り 守衛 ボディーガード 火消し 消防士 番犬役 見張り番? 鐘守 鐘つき 城門の番 看守 ライフセーバー guard bodyguard firefighter watchman',
    skills: ['observe', 'fight-bare-hands'],
  },
  mercenary: {
    label: '傭兵',
    words:
      '傭兵 傭兵団長 冒険者 雇われ兵 始末屋 殺し屋 暗殺者 アサシン 何でも屋 便利屋 万事屋 請負人 mercenary adventurer assassin hitman',
    skills: ['fight-blade', 'endure'],
  },
  samurai: {
    label: '侍',
    words:
      '侍 サムライ 武士 浪人(?!生) 素浪人 旗本 剣術師範 武者修行中 武者 若侍 女武者 与力 samurai ronin',
    skills: ['fight-blade'],
  },
  ninja: {
    label: '忍び',
    words:
      '忍者 忍び(?!足|の(?:術|里)|込|寄) くノ一 くのいち 間者 密偵 スパイ 隠密 抜け忍 工作員 二重スパイ 諜報員 ninja spy',
    skills: ['hide', 'climb'],
  },
  bandit: {
    label: '山賊',
    words:
      '山賊 盗賊団の? 追い剥ぎ 馬賊 野盗 義賊 密輸人 密輸業者 逃亡者 お尋ね者 指名手配犯 囚人 脱獄囚 罪人 前科者 革命家 テロリスト bandit outlaw smuggler fugitive convict',
    skills: ['hide', 'fight-blade'],
  },
  thief: {
    label: '盗人',
    words:
      '盗人 盗っ人 泥棒 怪盗 盗賊 こそ泥 空き巣 スリ 掏摸 墓荒らし 金庫破り 鍵師 シーフ 大泥棒 thief burglar pickpocket',
    skills: ['steal', 'pick-locks', 'hide'],
  },
  swindler: {
    label: '詐欺師',
    words:
      '詐欺師 ペテン師 いかさま師 イカサマ師 結婚詐欺師 偽医者 贋作師 贋作家 偽物売り 山師 ほら吹き男爵 いんちき霊媒師 インチキ占い師 狂言回し con_?(?:man|artist) swindler fraud',
    skills: ['deceive', 'persuade'],
  },
  gambler: {
    label: '博打打ち',
    words:
      '博打打ち 博打うち 博徒 賭博師 ギャンブラー 勝負師 壺振り 棋士 将棋指し 雀士 ディーラー 遊び人 ゲーマー プロゲーマー 相場師 トレーダー 投資家 gambler gamer',
    skills: ['games'],
  },
  detective: {
    label: '探偵',
    words:
      '名探偵 探偵 刑事 警察官 警官 お巡りさん 岡っ引き 目明かし 同心 捜査官 鑑識 調査員 尋ね人屋 探し物屋 少年探偵 検視官 デカ detective police_officer cop investigator',
    skills: ['observe'],
  },
  official: {
    label: '役人',
    words:
      '役人(?!が|は) 官吏 公務員 代官 関守 市役所職員 税吏 徴税人 税務署員 番所の役人 外交官 大臣 政治家(?!が|は) 村長 町長 市長 秘書 書記官 奉行 検査官 駅員 駅長 official politician diplomat tax_collector',
    skills: ['write', 'calculate'],
  },
  judge: {
    label: '裁判官',
    words:
      '裁判官 判事 弁護士 代言人 検事 検察官 法律家 公証人 仲裁人 審判 調停人 レフェリー judge lawyer',
    skills: ['persuade', 'observe'],
  },
  noble: {
    label: '貴族',
    words:
      '貴族(?!が|は|嫌) 没落貴族 公爵 侯爵 伯爵 子爵 男爵 令嬢 公爵令嬢 悪役令嬢 伯爵令嬢 お嬢様(?!に|の|を) 御曹司 箱入り娘 領主 公家 若様 貴公子 地主 王子様?(?!を|に|と) 王女 姫(?!を|に|君を) お姫様(?!を|に|だっこ) 皇子 皇女 第[一二三四五]王子 第[一二三四五]王女 noble(?:man|woman)? prince princess duke count(?:ess)?_of lady_of',
    skills: ['persuade'],
  },
  ruler: {
    label: '王',
    words:
      '国王 女王(?!様気質) 王様(?!に|が) 皇帝 大王 君主 殿様 将軍様 大名 帝 魔王 覇王 首領 頭領 族長 酋長 組長 ボス(?!に|が) 総帥 教祖 king queen emperor chief',
    skills: ['lead'],
  },
  hero: {
    label: '勇者',
    words:
      '勇者(?!に|を) 英雄(?!に|を) 救世主 選ばれし者 聖女 聖人 正義の味方 ヒーロー 魔法少女 転生者 異世界人 異世界転生 hero saint chosen_one',
    skills: ['lead', 'fight-blade'],
  },
  servant: {
    label: '奉公人',
    words:
      '奉公人 奉公 召使い 使用人 執事 メイド 女中 下男 下女 侍女 侍従 小間使い 従者 小姓 乳母 家政婦 家政夫 主婦 専業主婦 主夫 お手伝い(?:さん)? 子守 ベビーシッター butler maid servant housewife nanny',
    skills: ['cook', 'listen'],
  },
  cleaner: {
    label: '掃除屋',
    words:
      '掃除屋 掃除夫 掃除婦 掃除人 清掃員 煙突掃除(?:人|夫|屋)? 洗濯屋 洗濯女 屑屋 くず屋 ゴミ拾い どぶさらい 灯り番 点灯夫 街灯点灯夫 ランプ点灯夫 窓拭き cleaner janitor chimney_sweep',
    skills: ['climb', 'endure'],
  },
  scribe: {
    label: '代書屋',
    words:
      '代書屋 代筆屋 書記 写字生 写本師 筆耕 書家 書道家 右筆 手紙の代筆屋 帳簿係 会計係 会計士 経理 勘定方 速記者 看板書き 看板屋 筆屋 印刷工 scribe accountant bookkeeper calligrapher',
    skills: ['write', 'calculate'],
  },
  writer: {
    label: '物書き',
    words:
      '物書き 小説家 作家 売れない作家 詩人 俳人 歌人 俳諧師 戯作者 劇作家 脚本家 漫画家 エッセイスト コピーライター 編集者 ラノベ作家 同人作家 writer novelist poet author',
    skills: ['write'],
  },
  reporter: {
    label: '瓦版屋',
    words:
      '瓦版屋 新聞記者 記者 情報屋 報道記者 ジャーナリスト カメラマン 写真家 写真師 配信者 ユーチューバー YouTuber VTuber アナウンサー reporter journalist photographer streamer',
    skills: ['observe', 'listen'],
  },
  scholar: {
    label: '学者',
    words:
      '学者 研究者 考古学者 歴史学者 歴史家 言語学者 数学者 科学者 天文学者 民俗学者 博士 教授 哲学者 昆虫学者 動物学者 鉱物学者 錬丹術師 学芸員 マッドサイエンティスト 賢者 大学院生 院生 scholar scientist professor researcher archaeologist philosopher sage',
    skills: ['read-scripts'],
  },
  librarian: {
    label: '司書',
    words:
      '司書 図書館員 図書委員 書庫番 文書係 古書店主 古書店員 本の修復師 記録係 librarian archivist',
    skills: ['read-scripts', 'memorise'],
  },
  teacher: {
    label: '先生',
    words:
      '教師 先生(?=$|。|で|だ|、|を(?:して|やって)) 寺子屋の(?:先生|師匠) 家庭教師 元教師 保育士 幼稚園の先生 指南役 コーチ 師範 塾講師 校長 保母 体育教師 養護教諭 teacher tutor coach',
    skills: ['teach'],
  },
  student: {
    label: '学生',
    words:
      '学生 生徒 大学生 高校生 女子高生 男子高校生 中学生 小学生 受験生 浪人生 留学生 JK 書生 見習い生 魔法学校の生徒 生徒会長 学級委員長? 帰宅部 落第生 劣等生 優等生 園児 幼稚園児 student schoolgirl schoolboy',
    skills: ['read-scripts'],
  },
  priest: {
    label: '僧',
    words:
      '僧侶 僧 坊主(?!頭|が|は) お坊さん 旅の僧 破戒僧 生臭坊主 僧兵 山伏 神父 牧師 司祭 神官 巫女 修道士 修道女 シスター 尼 尼僧 住職 神主 宣教師 修験者 聖職者 シャーマン 祈祷師 エクソシスト 祓い屋 priest(?:ess)? nun cleric shaman exorcist shrine_maiden',
    skills: ['listen', 'read-scripts'],
  },
  diviner: {
    label: '占い師',
    words:
      '占い師 易者 星読み 占星術師 予言者 預言者 霊媒師 霊能者 夢占い師 辻占 イタコ 天気予報士 気象予報士 fortune-?_?teller diviner seer oracle medium',
    skills: ['divine'],
  },
  wizard: {
    label: '魔法使い',
    words:
      '魔法使い 魔術師 魔導士 魔導師 魔道士 魔女 召喚士 召喚師 陰陽師 呪術師 呪術使い 幻術師 黒魔道士 白魔道士 精霊使い 死霊術師 ネクロマンサー 大魔導師 結界師 仙術使い 超能力者 妖術使い 魔法学校の? 時魔法使い 祈禱師 wizard witch mage sorcerer(?:ess)? necromancer',
    skills: ['magic'],
  },
  alchemist: {
    label: '錬金術師',
    words:
      '錬金術師 錬金術士 調香師 香水師 染料師 毒使い 毒師 薬学者 化学者 実験係 alchemist chemist',
    skills: ['magic', 'heal'],
  },
  'powder-maker': {
    label: '火薬師',
    words:
      '火薬師 花火師 花火職人 火薬職人 爆弾魔 爆弾職人 発破師 爆破屋 爆弾処理班 爆発物処理班 ボンバーマン 火術師 炎使い 放火魔 火遁使い bomber demolitionist pyromaniac',
    skills: ['explosives'],
  },
  musician: {
    label: '楽師',
    words:
      '楽師 吟遊詩人 琵琶法師 三味線弾き 笛吹き 竪琴弾き ピアニスト ギタリスト バイオリニスト 太鼓打ち 太鼓叩き 音楽家 作曲家 指揮者 ドラマー ベーシスト バンドマン バード 辻楽士 楽士 リュート弾き 音楽教師 musician bard pianist guitarist composer',
    skills: ['sing'],
  },
  singer: {
    label: '歌い手',
    words:
      '歌い手 歌手 歌姫 アイドル オペラ歌手 地下アイドル 声楽家 演歌歌手 シンガー 瞽女 声優 singer idol diva',
    skills: ['sing'],
  },
  dancer: {
    label: '踊り子',
    words:
      '踊り子 踊り手 舞姫 舞妓 芸者 芸妓 ダンサー 舞踏家 白拍子 バレリーナ 遊女 花魁 太夫 剣舞 dancer ballerina geisha',
    skills: ['perform'],
  },
  actor: {
    label: '役者',
    words:
      '役者 俳優 女優 旅役者 大根役者 道化師 道化 ピエロ 大道芸人 曲芸師 軽業師 手品師 奇術師 マジシャン 人形遣い 腹話術師 芸人 お笑い芸人 漫才師 旅芸人 サーカス団員 見世物小屋の? 落語家 物まね芸人 モデル 影武者 コメディアン actor actress clown jester acrobat comedian stage_magician',
    skills: ['perform'],
  },
  storyteller: {
    label: '語り部',
    words: '語り部 講談師 噺家 紙芝居屋 昔話の語り手 弁士 語り手 紙芝居師 絵解き storyteller',
    skills: ['perform', 'memorise'],
  },
  painter: {
    label: '絵師',
    words:
      '絵師 画家 絵描き 浮世絵師 似顔絵描き 売れない画家 貧乏画家 イラストレーター 美大生 絵付け師 看板絵師 芸術家 アーティスト painter artist illustrator',
    skills: ['draw'],
  },
  explorer: {
    label: '探検家',
    words:
      '探検家 冒険家 登山家 案内人 道案内 山岳ガイド ガイド 斥候 斥候兵 旅行家 遺跡荒らし ダンジョン探索者 探索者 バックパッカー スカウト 猿飛 explorer scout guide mountaineer',
    skills: ['find-way', 'climb'],
  },
  mapmaker: {
    label: '地図師',
    words:
      '地図師 地図描き 地図職人 測量士 測量師 製図家 地図作り 地図屋 星図描き cartographer map_?maker surveyor',
    skills: ['draw', 'find-way'],
  },
  gravedigger: {
    label: '墓守',
    words:
      '墓守 墓掘り 墓掘り人 葬儀屋 葬儀屋さん 納棺師 棺桶職人 棺桶屋 死体回収屋 火葬場の? 湯灌師 gravedigger undertaker mortician',
    skills: ['endure', 'listen'],
  },
  barber: {
    label: '髪結い',
    words:
      '髪結い 床屋 美容師 理髪師 理容師 化粧師 髪結床 ネイリスト スタイリスト barber hairdresser',
    skills: ['listen', 'sew'],
  },
  engineer: {
    label: '技師',
    words:
      'エンジニア プログラマー プログラマ システムエンジニア SE ハッカー クラッカー ITエンジニア 情シス 電気技師 橋梁技師 水道屋 設計士 設計技師 engineer programmer hacker developer',
    skills: ['mend', 'calculate'],
  },
  'office-worker': {
    label: '勤め人',
    words:
      '勤め人 会社員 サラリーマン OL 社畜 事務員 窓際族 中間管理職 課長 部長 係長 平社員 新入社員 派遣社員 銀行員 郵便局員 コンサルタント コンサル フリーター アルバイト バイト コンビニ店員 店員 受付嬢 窓口係 公務員試験 office_worker salaryman clerk intern',
    skills: ['calculate'],
  },
  jobless: {
    label: '無職',
    words:
      '無職 ニート 失業者? 失業中 引きこもり ひきこもり 穀潰し 居候 ヒモ 隠居 ご隠居 年金暮らし 年金生活者 住所不定 プー太郎 自宅警備員 物乞い 乞食 ホームレス 野宿者 宿無し 孤児 捨て子 浮浪児 unemployed beggar orphan homeless retiree neet',
    skills: ['endure'],
  },
  wanderer: {
    label: '旅人',
    words:
      '旅人 放浪者 流れ者 風来坊 渡り鳥 さすらい人 根無し草 世捨て人 仙人 隠者 漂流者 異邦人 迷い人 亡命者 時間旅行者 タイムトラベラー さすらいの? 流浪の民 難民 ヒッチハイカー wanderer drifter hermit traveler nomad time_traveler',
    skills: ['find-way', 'endure'],
  },
};

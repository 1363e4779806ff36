import type { SkillId } from '../vocabulary/skills';
import type { Entry } from './entry';

/** `topics`: activities somebody may be good or bad at. `sure`: says the skill by itself. `_` is a space. */
export const SKILL_WORDS: Readonly<Record<SkillId, Entry>> = {
  heal: {
    label: '手当て',
    topics:
      '治療 手当て 治癒 医術 看病 看護 介抱 薬草 調合 薬作り 薬の知識 応急処置 回復魔法 ヒール 診察 マッサージ 按摩 鍼 healing medicine first_aid herbs',
    sure: '傷を治 病を治 病気を治 怪我を治 けがを治 人を癒や? 癒やしの手 薬を(?:煎じ|作|つく|調合) 薬草に詳し heals?',
  },
  build: {
    label: '建てる',
    topics:
      '建築 大工仕事 木工 家造り 家づくり 橋造り 普請 設計 日曜大工 DIY 築城 石積み building carpentry construction',
    sure: '家を建て 橋を架け 小屋を(?:建|作) builds?_(?:houses|things)',
  },
  mend: {
    label: '直す',
    topics:
      '修理 修繕 機械いじり からくり 時計 発明 工作 細工 分解 配線 機械 電気工事 ものづくり 物作り プログラミング パソコン 道具作り repairs? tinkering machines? programming',
    sure: '何でも直 なんでも直 壊れた(?:物|もの)を直 手先が器用 手先は器用 器用な(?:手|指) ものを直す 物を直す fix(?:es)?_things good_with_(?:my|his|her|their)?_?hands',
  },
  smith: {
    label: '鍛える',
    topics: '鍛冶 鍛造 刀鍛冶 研ぎ 刃物研ぎ 鋳物 溶接 金属加工 smithing',
    sure: '刀を打つ 鉄を打 剣を打 刃を研',
  },
  cook: {
    label: '料理',
    topics:
      '煮込み 料理 調理 炊事 煮物 味噌汁 お弁当作り 弁当作り 菓子作り お菓子作り パン作り パンを焼 ケーキ作り 味付け 漬物 干物作り 魚をさばく 包丁さばき 飯炊き ご飯作り cooking baking',
    sure: '飯がうまい 飯を作 ご飯を作 料理で人を (?<!手)料理人の腕 鍋を振 (?:パン|菓子|ケーキ)を焼く cooks?(?=_well) bakes?_bread',
  },
  sew: {
    label: '縫う',
    topics:
      '裁縫 縫い物 針仕事 編み物 刺繍 機織り 織物 仕立て 染め物 繕い 洋裁 和裁 手芸 糸紡ぎ sewing knitting weaving embroidery',
    sure: '服を縫 着物を縫 布を織 服を作',
  },
  farm: {
    label: '育てる',
    topics:
      '畑仕事 農業 園芸 野菜作り 米作り 庭仕事 庭いじり 土いじり 種まき 家庭菜園 花作り ガーデニング 植物の世話 植物 gardening farming',
    sure: '畑を耕 作物を育て 花を育て 植物を育て 植物と話 野菜を育て',
  },
  fish: {
    label: '釣り',
    topics: '釣り 魚釣り 漁 素潜り 投網 一本釣り fishing',
    sure: '魚を(?:釣|捕|獲) 大物を釣 catch(?:es)?_fish',
  },
  hunt: {
    label: '狩り',
    topics: '狩り 狩猟 罠 罠作り 罠猟 追跡 足跡 鷹狩り hunting tracking trapping',
    sure: '獲物を追 獣を追 足跡を読 足跡を追 罠を(?:仕掛|張) 獲物を(?:捕|仕留)',
  },
  draw: {
    label: '描く',
    topics:
      'お?絵 絵を描くの 絵を描くこと 絵画 似顔絵 デッサン スケッチ 彫刻 地図作り 地図描き イラスト 漫画 落書き 写生 工芸 drawing painting sketching',
    sure: '(?<!の)絵を描 似顔絵を描 地図を(?:描|作) draws?(?=_well)',
  },
  write: {
    label: '書く',
    topics:
      '字 文字 書道 習字 代筆 作文 文章 手紙 詩 俳句 短歌 和歌 小説 速記 筆 筆写 写本 ペン字 calligraphy writing poetry',
    sure: '字がきれい 字が綺麗 達筆 能筆 詩を(?:書|詠) 物語を書 小説を書 手紙を代筆 歌を詠 writes?_(?:poems|poetry|stories)',
  },
  explosives: {
    label: '火薬',
    topics:
      '火薬 爆弾 爆薬 花火 爆破 花火作り 火薬の調合 発破 狼煙 ダイナマイト 爆発 explosives? bombs? fireworks?',
    sure: '爆弾魔 爆発させ 爆破 blow(?:s|ing)?_(?:things_)?up',
  },
  'pick-locks': {
    label: '鍵開け',
    topics: '鍵開け 錠前 開錠 解錠 ピッキング 金庫破り 鍵 lock-?picking locks',
    sure: '(?:どんな|あらゆる|開かない)(?:鍵|錠|錠前|扉)[^、。]{0,3}開け 鍵を開け 錠を(?:開け|外) 開けられない(?:鍵|錠|扉)は(?:ない|無い) pick(?:s)?_locks',
  },
  steal: {
    label: 'くすねる',
    topics: '盗み スリ 泥棒 置き引き 手品 早業 すり stealing pickpocketing',
    sure: '手癖が悪 手癖の悪 財布を(?:掏|抜|盗) (?:つい|こっそり|何でも)盗 指先が速 steals?',
  },
  'fight-blade': {
    label: '剣',
    topics:
      '剣 剣術 剣技 刀 居合 居合い 抜刀 剣道 短剣 ナイフ 槍 槍術 薙刀 斧 大剣 太刀 フェンシング 武器 刃物 剣の腕 大剣使い 短剣使い 二刀流の相手 swords? swordplay swordsmanship fencing blades? spear',
    sure: '剣を(?:振|使|握|極) 刀を(?:抜|振|使|極) 剣豪 剣聖 剣の達人 槍を(?:振|使)',
  },
  'fight-two-blades': {
    label: '双剣',
    topics:
      '双剣 二刀流 二刀 双刃 双刀 両手剣術 two_swords dual_blades twin_blades dual_wield(?:ing|er)?',
    sure: '双剣を 二本の(?:剣|刀|短剣|ナイフ) 双剣使い 二刀流',
  },
  'fight-bare-hands': {
    label: '組み打ち',
    topics:
      '喧嘩 ケンカ けんか 格闘 格闘技 拳 柔道 空手 相撲 体術 素手 拳法 組み打ち ボクシング レスリング 合気道 戦い 戦闘 戦うの 武術 武道 fighting karate judo boxing wrestling martial_arts',
    sure: '喧嘩が強 喧嘩に強 腕っぷしが強 腕っ節が強 腕が立つ 腕に覚え 百戦錬磨 負け知らず 戦いに明け暮れ 拳で 無敗',
  },
  shoot: {
    label: '射る',
    topics:
      '弓 弓矢 弓術 弓道 射撃 狙撃 銃 鉄砲 投げナイフ 石投げ 的当て 吹き矢 手裏剣 ダーツ 的 投擲 archery shooting bows? guns? darts',
    sure: '百発百中 狙いを外さ 弓を(?:引|使|射) 的を外さ 狙った(?:獲物|的|もの)は',
  },
  strength: {
    label: '力',
    topics:
      '力仕事 荷揚げ 腕力 腕相撲 力比べ 重量挙げ 筋トレ 怪力 体力 力 arm_wrestling heavy_lifting',
    sure: '力持ち 怪力 馬鹿力 バカ力 力が強 力は強 力自慢 腕力が 腕っぷし 腕っ節 筋骨隆々 大岩を 岩を(?:砕|持ち上) 片手で(?:馬|牛|岩|樽|大人)[^、。]{0,3}持ち上 体力(?:が|は|に)(?:ある|自信|あり|無限) super_strong very_strong strong_as',
  },
  run: {
    label: '走る',
    topics:
      '足 走るの 走ること 駆けっこ かけっこ 走り 逃げ足 早駆け 飛脚走り 徒競走 マラソン running sprinting',
    sure: '足が(?:速|早|はや) 足は(?:速|早|はや) 俊足 快足 韋駄天 駿足 逃げ足(?:が|は|だけは)?(?:速|早) 風より(?:速|早) runs?_fast fast_runner',
  },
  climb: {
    label: '登る',
    topics:
      '木登り 崖登り 登山 壁登り 高いところ 軽業 綱渡り 身のこなし 身軽さ 体操 跳躍 アクロバット 山歩き 山登り climbing acrobatics',
    sure: '身軽 身が軽 身のこなしが(?:軽|速) (?:木|崖|壁|屋根)に(?:登|上|のぼ) 屋根から屋根 軽業 climbs?',
  },
  swim: {
    label: '泳ぐ',
    topics: '泳ぎ 水泳 泳ぐの 泳ぐこと 潜水 潜るの 潜り swimming diving',
    sure: '(?<!、)泳げる(?!よう) (?:どこまでも|誰より(?:も)?速く)泳 海に潜 息が長く続 swims?_well',
  },
  ride: {
    label: '乗る',
    topics: '乗馬 馬術 騎馬 馬 馬の扱い 手綱さばき 運転 操縦 バイク 竜騎 御者 riding driving',
    sure: '馬に乗 馬を(?:操|駆|駆け) 何にでも乗 どんな馬でも 竜に乗',
  },
  sail: {
    label: '船',
    topics: '船 操船 航海 航海術 帆 舟 船の操縦 櫓 漕ぎ 舵 船旅 sailing boats? navigation',
    sure: '船を(?:操|漕|出) 舟を(?:操|漕|出) 舵を(?:取|握) 潮を読 風を読 波を読',
  },
  endure: {
    label: 'こらえる',
    topics: '我慢 徹夜 断食 寒さ 暑さ 痛み 長旅 貧乏 ',
    sure: '我慢強 打たれ強 しぶとい しぶとさ 丈夫 頑丈 風邪(?:を|は)(?:引|ひ)(?:いたことがない|かない) 不死身 不死 死なない タフ 寒さに強 暑さに強 痛みに強 痛みを感じな 眠らなくても 寝なくても 三日寝 腹(?:が|を)(?:減|空)(?:ら|か)ない 生命力が 回復が(?:早|速) 打たれても immortal tough cannot_die',
  },
  hide: {
    label: '忍ぶ',
    topics:
      '隠れるの かくれんぼ 隠密 忍び 忍術 潜入 変装 尾行 気配を消すの 身を隠すの 木の葉隠れ stealth hiding sneaking',
    sure: '気配を(?:消|殺|断) 影が薄 影の薄 存在感が(?:ない|薄|無) 足音(?:が|を|も)(?:しない|立て|た(?:て|た)|消|無|ない) 誰にも気づかれ 姿を(?:消|隠)せ? 透明(?:人間|になれ) 壁を(?:抜|すり抜)け 変装 忍び足 人に気づかれ 地味(?:で|すぎて)目立たな 目立たな invisible unnoticed sneaky',
  },
  deliver: {
    label: '届ける',
    topics: '配達 荷運び 運び屋 届け物 郵便 宅配 運ぶの 運搬 deliver(?:y|ies|ing)',
    sure: '荷を(?:運|届) 荷物を(?:運|届) 手紙を(?:届|運) 必ず届け (?:何|なん)でも(?:運|届) delivers?_(?:letters|mail|packages)',
  },
  'night-eyes': {
    label: '夜目',
    topics: '夜目 夜道 暗視 暗闇で見るの night_vision',
    sure: '夜目(?:が|の|も)?(?:き|利|効) 暗闇(?:でも|で)(?:見|よく見|目が) 暗がり(?:でも|で)(?:見|目が) 闇(?:でも|の中でも)(?:見|目が) 夜(?:でも|も)(?:よく|はっきり)?(?:見|目が)(?:え|見え|利|き) sees?_in_the_dark can_see_in_(?:the_)?dark',
  },
  'keen-senses': {
    label: '鋭い耳と鼻',
    topics: '鼻 耳 嗅覚 聴覚 勘 直感 第六感 味見 利き酒 絶対音感 聞き分け 嗅ぎ分け 舌',
    sure: '耳が(?:いい|良|よ|さと|聡|敏) 耳は(?:いい|良) 鼻が(?:よく)?(?:き|利|効|いい|良) 鼻の(?:き|利|効) 鼻は(?:き|利|効) 嗅覚が 聴覚が 勘が(?:いい|鋭|良|よ|冴) 勘の(?:いい|鋭|良) 勘は 直感が 第六感 地獄耳 舌が(?:肥|確|いい) 遠くの(?:音|声) 微かな(?:音|匂い|声) 絶対音感 足音で(?:誰|人) 匂いで(?:わか|分か|嗅) good_ears keen_(?:ears|nose|senses)',
  },
  observe: {
    label: '見抜く',
    topics:
      '観察 推理 人間観察 謎解き 探し物 失せ物探し 捜索 調査 捜査 聞き込み 洞察 分析 情報収集 間違い探し observation deduction investigation',
    sure: '観察眼 観察力 洞察力 目(?:が|は)(?:まだ|よく)?(?:いい|良い|よい|きく|利く|肥え|鋭|早い|ざとい) 遠目がき 視力(?:が|は)?(?:いい|良|[2-9]|二|三) 千里眼 一目で見抜 見抜く 見破る 見逃さない (?:嘘|うそ|ウソ)(?:を|が)(?:見抜|見破|わか|分か) 人を見る目 違和感に気づ 細かいことに気づ よく気がつ 気がつく 探し物を(?:見つ|当て) 何でも見つけ notices? observant sharp_eye',
  },
  'read-weather': {
    label: '天気を読む',
    topics: '天気予報 天気 天気を読むの 風読み 空模様 天候 観天望気 星読み weather',
    sure: '天気を(?:当て|読|言い当) 天気(?:が|は)(?:わか|分か|読) 空を(?:読|見れば) 雨の(?:匂い|におい)(?:が|で)?(?:わか|分か) (?:明日|あした)の天気 雲を読 風を読 膝が痛むと雨 雨を(?:当て|予|呼) 嵐を(?:予|当て|嗅)',
  },
  'find-way': {
    label: '道を知る',
    topics:
      '道案内 地図 地図を読むの 道 道探し 方向感覚 地理 旅慣れ 山道 裏道 星で方角 近道 maps? directions?',
    sure: '道に(?:詳|明る|迷わ|迷ったことが) 道を(?:覚|知|間違えな) 方向感覚(?:が|は)(?:い|鋭|良|抜群|あ) (?:裏道|抜け道|近道|地理)に(?:詳|明る)? 星を(?:読|頼) 地図(?:が|を)読め? 一度(?:通った|歩いた)道 never_get(?:s)?_lost knows?_the_way',
  },
  animals: {
    label: '動物',
    topics: '動物 動物の世話 獣 犬の世話 猫の世話 鳥の世話 動物使い 調教 家畜の世話 生き物の世話',
    sure: '(?:猫|犬|動物|鳥|獣|馬|生き物|狼|山羊|カラス|鴉)(?:に|から)(?:好かれ|懐かれ|なつかれ|慕われ|モテ|もて) (?:猫|犬|動物|鳥|獣|馬|カラス|鴉|虫)(?:と|の言葉が|の言葉を|の声が|の気持ちが)(?:話せ|話ができ|話が|話す|会話|しゃべれ|喋れ|わか|分か|聞こえ|聞け|解) (?:獣|動物|鳥|虫)を(?:操|呼|従|手なず) (?:カラス|鴉|鷹|狼|犬|鳥)を(?:操|使) 鷹匠 猛獣使い 獣使い 動物使い talks?_to_animals good_with_animals',
  },
  calculate: {
    label: '計算',
    topics:
      '計算 暗算 算盤 そろばん 算術 数学 帳簿 会計 簿記 数字 勘定 足し算 損得勘定 金勘定 数えるの 算数 経理 数 帳面 math(?:s|ematics)? arithmetic calculation numbers accounting',
    sure: '計算(?:が|の)(?:速|早|はや) 暗算 頭の回転が 金勘定に 数字に(?:強|明る) 帳簿を 勘定高',
  },
  memorise: {
    label: '覚える',
    topics:
      '記憶 暗記 記憶力 物覚え 人の顔を覚えるの 名前を覚えるの 物まね覚え memory memorization',
    sure: '記憶力(?:が|は|だけは)(?:い|良|よ|抜群|すご|凄) 物覚えが(?:い|良|よ) 一度(?:見|聞|読|会)[^、。]{0,8}(?:忘れな|覚え) 忘れることができ 絶対に忘れな 決して忘れな 何でも覚えて 全部覚えて 瞬間記憶 完全記憶 人の顔(?:を|は)(?:忘れな|覚え) 名前を(?:忘れな|全部) photographic_memory never_forgets?',
  },
  'read-scripts': {
    label: '読み解く',
    topics:
      '古文書 古代文字 暗号 解読 調べ物 読書 語学 外国語 翻訳 通訳 研究 学問 勉強 歴史 語り継ぎ 本を読むの 本の知識 文献 言語 知識 languages? ancient_(?:texts|scripts|languages) decipher(?:ing)? research',
    sure: '古文書を 古代文字を 暗号を解 (?:三|四|五|六|七|八|九|十|\\d+)(?:か国語|カ国語|ヶ国語|ケ国語|つの言葉|の言語) 博識 物知り 博学 生き字引 頭がい 頭が良 頭脳明晰 頭脳派 天才的?(?:な頭|頭脳) 学がある 秀才 インテリ 本の虫 (?:本|書物)を(?:読み|千|万)[^、。]{0,4}(?:尽|漁) 知らないことはな smart clever genius',
  },
  appraise: {
    label: '目利き',
    topics: '目利き 鑑定 骨董 宝石 値踏み 品定め 審美眼 鑑定眼 appraisal antiques',
    sure: '目利き 値打ち(?:が|を)(?:わか|分か|見抜|見) 本物(?:と偽物)?(?:が|を)?(?:わか|分か|見分) 偽物(?:を|が)(?:見抜|見破|わか|分か) 物の(?:価値|値段|値打ち)(?:が|を) 審美眼 鑑定眼',
  },
  games: {
    label: '勝負ごと',
    topics:
      '賭け 賭け事 博打 ばくち ギャンブル 将棋 囲碁 チェス カード トランプ 麻雀 サイコロ さいころ 花札 じゃんけん ゲーム パズル 勝負事 双六 クイズ FPS gambling chess cards dice poker games?',
    sure: '運がい 運が良 運だけは 強運 豪運 幸運の持ち主 幸運体質 くじ運がい 賭けに(?:強|負けな|勝) じゃんけんに?(?:で)?(?:負けな|負けたことが|強) 引きが強 悪運が強 ゲーマー lucky',
  },
  magic: {
    label: '術',
    topics:
      '魔法 魔術 呪文 術 陰陽術 召喚 結界 超能力 錬金術 法術 氷魔法 炎の魔法 水魔法 風魔法 火魔法 雷魔法 念力 テレパシー 妖術 呪い 式神 幻術 魔導 時間操作 magic spells? sorcery',
    sure: '魔法を(?:使|操|極|かけ|唱) 魔法が使え 魔術を(?:使|操) 術を(?:使|操) 呪文を 空を飛べ 空を飛ぶ(?!夢|のが夢) 宙に浮 炎を(?:操|出|吐|まと) 氷を操 水を操 風を操 雷を操 時(?:間)?を(?:止め|操|戻) 手から(?:火|炎|水|光) 超能力 念じ(?:る|れ)ば? 心が読め 心を読 瞬間移動 casts?_spells can_fly telepathy',
  },
  divine: {
    label: '占い',
    topics:
      '占い 予知 未来予知 星占い 手相 霊視 口寄せ 易 タロット 予言 霊感 夢占い fortune-?telling tarot divination prophecy',
    sure: '未来が(?:見え|視え|わか|分か) 未来を(?:見|視|読|言い当) 予知(?:夢|能力)? 霊が(?:見え|視え) 幽霊が(?:見え|視え) (?:死者|霊|死んだ人)(?:が見|が視|と話|の声) 霊感(?:が|は)(?:ある|強) 霊感持ち 正夢 見えないもの(?:が|まで)(?:見|視) 人の(?:寿命|死期|運命)が sees?_ghosts sees?_the_future',
  },
  bargain: {
    label: '値切る',
    topics:
      '値切り 値切るの 値切ること 値引き 商売 商い 交渉 駆け引き 取引 金儲け 値段交渉 商才 接客 営業 セールス 売り込み 物々交換 売るの 節約 やりくり bargaining haggling trade sales business negotiation',
    sure: '値切(?:る|り|ら|っ)(?:の|こと)? 商才 商魂 売り物に 何でも売 金儲けが 儲け話 haggles?',
  },
  persuade: {
    label: '口説く',
    topics:
      '説得 話術 弁論 口喧嘩 口げんか おしゃべり 演説 人付き合い 社交 仲裁 接待 話すの 喋るの 会話 口 議論 屁理屈 スピーチ 人を笑わせるの talking persuasion debate speeches conversation',
    sure: '口がうま 口が上手 口の(?:うま|上手|達者) 口が達者 口達者 弁が立 弁の立 口八丁 人たらし (?:誰|だれ)とでも(?:仲良く|友達に|打ち解け|話せ|すぐ) 人を丸め 言いくるめ 人を説得 人を和ませ 場を和ませ 仲裁 人付き合いがうま 愛嬌(?:がある|で|たっぷり) モテる コミュ力(?:が|は)?(?:高|お化け|おばけ|の塊) charming smooth_talker',
  },
  listen: {
    label: '聞く',
    topics:
      '聞き上手 人の話を聞くの 話を聞くの 聞くこと 相談 相談事 聞き役 慰めるの 励ますの listening',
    sure: '聞き上手 聞き役 (?:人の)?話を(?:よく|最後まで|ちゃんと|じっくり)聞 相談に乗 相談され 人の(?:気持ち|心|痛み)(?:が|を)(?:わか|分か|察|感じ|読) 空気(?:が|を)読(?:め|む|み)(?!な) 察しがい 察しが良 気配り 共感力 愚痴を聞 good_listener',
  },
  deceive: {
    label: '騙す',
    topics:
      '嘘 うそ ウソ 嘘をつくの 詐欺 ハッタリ はったり いかさま イカサマ 騙すの 芝居 とぼけるの ごまかし 言い訳 悪だくみ 悪巧み 罠にはめるの lying bluffing deception lies',
    sure: '嘘つき 嘘吐き うそつき ウソつき 大嘘つき ホラ吹き ほら吹き 法螺吹き 口から出まかせ 二枚舌 人を(?:騙|だま|欺|化か) 嘘(?:を|ばかり|しか)つ(?:く|い)(?!の|こと|のが|けな|かな) 平気で嘘 猫をかぶ 猫かぶり liar lies_a_lot',
  },
  sing: {
    label: '歌',
    topics:
      '歌 唄 うた 歌うの 歌うこと 合唱 カラオケ 声楽 子守唄 子守歌 民謡 音楽 楽器 笛 三味線 琴 ギター ピアノ 太鼓 リュート 竪琴 演奏 作曲 バイオリン 琵琶 ドラム ハーモニカ 口笛 singing songs? music guitar piano flute violin drums',
    sure: '美声 歌声 いい声で 歌がうま 歌の上手 歌で人 笛を吹 (?:琴|竪琴|三味線|リュート|ギター|ピアノ|琵琶)を(?:弾|奏) sings?_(?:well|beautifully)',
  },
  perform: {
    label: '芸',
    topics:
      '踊り ダンス 舞 演技 物まね 物真似 モノマネ 声真似 手品 奇術 大道芸 曲芸 落語 漫才 語り 語るの 読み聞かせ 昔話 腹話術 人を笑わせる 一発芸 ジャグリング dancing acting juggling storytelling mimicry magic_tricks',
    sure: '物まね 物真似 声真似 踊りがうま 舞を舞 踊(?:る|れば) 人を笑わせ 笑わせるのが 玉乗り 綱渡り 話を語 dances? juggles?',
  },
  teach: {
    label: '教える',
    topics:
      '教えるの 教えること 子守 子守り 子どもの世話 子供の世話 育児 指導 子育て 家庭教師 説教 教育 teaching babysitting',
    sure: '教え上手 教えるのがうま 面倒見がい 面倒見が良 面倒見のい 面倒見の良 子ども(?:に|から)好かれ 子供(?:に|から)好かれ 子守り? 子育て 世話焼き teaches',
  },
  lead: {
    label: '率いる',
    topics:
      '指揮 統率 仕切るの まとめ役 采配 戦術 軍略 作戦 作戦立案 段取り 号令 企画 計画 根回し leadership strategy tactics planning',
    sure: 'リーダー(?!に弱) 仕切り屋 仕切りたが 姉御肌 姐御肌 親分肌 兄貴肌 みんなを(?:まと|引っ張) 皆を(?:まと|引っ張) 人を(?:率|まと|束ね|動か) 隊を率 軍を率 カリスマ 頼(?:られ|りにされ) 参謀 軍師 先頭に立 natural_leader leads',
  },
};

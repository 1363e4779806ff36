/**
 * What says of a topic how a character stands to it. `weak`: 酒に弱い is a limit, 甘いものに弱い a liking. `crave`: what it
 * never does without. Fragments of regular expressions, separated by spaces; `_` is a space.
 */
export type Stance = 'good' | 'bad' | 'weak' | 'like' | 'dislike' | 'fear' | 'crave';

/** They follow their topics: 猫 が苦手. */
export const PREDICATES: Readonly<Record<Stance, string>> = {
  good: '得意 を仕事に を生業に を商売に で生計 で食って で食べて で暮らして で生き延び で身を立て を使(?:う|っ|い) を弾(?:く|け) 弾け(?!な) 名手 (?:は|が|だけは|も)強(?:い|く) 上手(?!くな|くいか) じょうず うま(?:い|く(?!な|いか)) 巧み 達者 名人 達人 名手 達人級 プロ級 玄人 に強(?:い|く) 自慢 一流 超一流 天才(?:的|だ|。|$|で|、)? 才能 自信 お手の物 お手のもの 負けな 負けたことが 右に出 詳し 精通 熟知 極め マスター 心得 嗜み 慣れて 仕込まれ 仕込み 習(?:った|って|い) 学ん 修め 鍛え 使いこな 操(?:る|れ|り) 使い手 使える でき(?:る|た(?!こと)|ます) 出来(?:る|ます) 速(?:い|く|さ) 早い 早く はやい 正確 凄腕 すご腕 抜群 ピカイチ ぴか一 誰よりも上 では?(?:誰|だれ)にも 一番 特技 免許皆伝 段持ち 有段者 師範代 腕前 (?:の|、)腕(?:は|が) の知識 器用 長け 長じ 秀で 優れ 冴え 鋭 神業 職人技 無敵 最強 世界一 日本一 百発百中 任せ おまかせ 教えて(?:いた|いる) 担当 生業 稼業 商って 生きてきた 十八番 天下一品 ばつぐん めっちゃうま 上手や 得意や 得意やで',
  bad: '苦手 下手 へた(?!れ) ヘタ(?!レ) でき(?:な|ず|ぬ|ん(?!だ|じゃ)|へん|ません) 出来(?:な|ず|ぬ|ん|ません) 不得意 不得手 からきし からっきし てんで 駄目 だめ ダメ あかん 無理 音痴 不器用 壊滅的 絶望的 さっぱり 不慣れ 使えな いまいち 三流 初心者 素人 ひどい 酷い 勘弁 お手上げ 疎い うとい にがて ニガテ 向いてな 遅(?:い|く) 弱点',
  weak: 'に弱(?:い|く|か) には弱(?:い|く) にめっぽう弱 には?めっぽう弱 にすこぶる弱 にからきし弱 に滅法弱',
  like: '好(?:き(?!嫌|なら|き)|む|ん(?:で|だ)|み(?=。|、|$)|物) すき(?=。|、|!|$|だ|で|や|な|やねん) 大好物 大好き だいすき 好き好き に目がな には目がな 愛(?:す|し|好|用|読) 夢中 生きがい 生き甲斐 趣味 ハマって はまって マニア オタク おたく 狂い 通(?:だ|で|。|、|$) 党(?:だ|で|。|、|$) 推し 中毒 命(?:だ|で|。|、|!|$|です|や) 癒やされ 癒され 幸せ つられ 釣られ 大切に かわいが 可愛が たしな 楽し 惹かれ 心を奪われ 憧れ 至福 LOVE ラブ ♡ ❤ 💕',
  crave:
    '(?:が|は|さえ|だけは|も)(?:欠かせ|欠かさ|やめられ|止められ|手放せ) がないと(?:生き|死|動け|始ま|力|駄目|だめ|ダメ) なしで?(?:は|には)(?:生き|動け|いられ) さえあれば 三昧 依存 ばかり(?:食|飲|読|考|して|見て|いじ|やって|弾|作|集)',
  dislike:
    '嫌(?:い|っ(?:て|た)|う|悪|がる|がり|だ。|だ$|や) きらい キライ 大嫌い 憎(?:い|む|ん|み|し) 許せな 許さな 我慢(?:な|でき)(?:ら|な|ん) 受け付け 受けつけ 食べられ(?:な|ず|ん|ぬ|へん|ません) 食べれ(?:な|ず|ん) 食えな 食え(?:ん|ぬ) 飲めな アレルギー お断り 残す 避けて 軽蔑 うんざり 鬱陶 うっとうし 天敵 見るのも(?:いや|嫌) 反吐 虫唾 信用して(?:い)?な 信じて(?:い)?な 興味(?:が|は)(?:な|無) 関心(?:が|は)(?:な|無) 😾 イヤ',
  fear: '怖 恐(?:い|く|ろし|れ|が|怖) こわ(?:い|く|が) コワ(?:い|イ) 恐怖 恐怖症 怯え おびえ 震え(?:る|て|が|上) トラウマ ビビ(?:る|り|っ) びび(?:る|り|っ) 足がすく 腰を抜か 腰が抜 逃げ(?:出|る|て|ま) 固ま(?:る|って) 悲鳴 気絶 失神 卒倒 泣き(?:出|だ|そう) 動けな(?:い|く) パニック ぞっと 鳥肌 見ると(?:逃|固|泣|動け|震|気|腰|足) 隠れる だけは勘弁 だけは(?:だめ|ダメ|駄目|無理|苦手)',
};

/** They stand before their topics: 好きなもの: 猫; hates dogs. */
export const HEADS: Readonly<Record<Stance, string>> = {
  good: '特技(?:は|:|といえば|として)? 得意(?:技|分野|料理|なこと|なもの|科目|教科|な[^、。はが:]{1,4})?(?:は|:|なのは) 取り柄(?:は|:) 専門は スキル(?:は|:) 能力(?:は|:) 能力名 武器は good_at great_at excellent_at expert_(?:in|at|with)? skilled_(?:in|at|with) master_of talented_(?:in|at|with) an_excellent amazing_at best_at knows_how_to specializes_in',
  bad: "苦手な(?:もの|こと|科目|教科|[^、。はが:]{1,4})?(?:は|:) 苦手(?:は|:) 弱点(?:は|:) 欠点(?:は|:) 不得意(?:は|:) bad_at terrible_(?:at|with) cannot can_not can't poor_at hopeless_at awful_at no_good_at unable_to weakness: weakness_is",
  weak: 'weak_against weakness_for',
  like: '好きな(?:もの|こと|食べ物|たべもの|食いもの|飲み物|動物|花|色|季節|場所|人|[^、。はが:]{1,5})?(?:は|:|といえば) 大?好物(?:は|:) 趣味(?:は|:|といえば) 好き(?:は|:) love[sd]? likes? fond_of obsessed_with crazy_about adores? enjoys? addicted_to',
  crave: "lives?_for cannot_live_without can't_live_without",
  dislike:
    "嫌いな(?:もの|こと|食べ物|飲み物|動物|人|[^、。はが:]{1,5})?(?:は|:|といえば) 嫌い(?:は|:) hate[sd]? dislikes? despises? cannot_stand can't_stand allergic_to detests? doesn't_like does_not_like don't_like",
  fear: '(?:怖い|恐い|こわい|恐れる)(?:もの|こと)(?:は|:|といえば) afraid_of scared_of fears? terrified_of frightened_of fear_of phobia_of',
};

/** Follows a predicate and turns it round. */
export const NEGATION =
  '^(?:(?:い|く|な)?(?:という|って)?(?:の|ん|わけ|訳|ほど|もの)?(?:で|じゃ|では|でも|くは|くも|く|とは)?(?:あり|御座い)?(?:ない|な(?:く|かっ|し)|ません|無い|ねえ|ねぇ|ねー|あらへん|思わ(?:な|ぬ)|言え(?:な|ぬ)|言いがた)|(?:では|じゃ)(?:ない|なく|ありま)|でも[^、。]{1,8}でもな|(?:なもの|もの|こと)(?:は|が|など|なんて)(?:何も|何一つ)?(?:ない|無い|なし|無し|ありま))';

/** Two that cancel each other: できないことはない. */
export const DOUBLE_NEGATION =
  '^(?:な)?(?:い|く)?(?:こと|訳|わけ)(?:は|も|が)(?:ない|ありません|ねえ)|^なくも?はない|^なくもない';

/** Somebody else says it: half as certain. */
export const HEARSAY =
  'らしい そうだ(?=。|$) と(?:言わ|いわ|噂さ|呼ば|評判|思われ|自称) との(?:噂|評判) という(?:噂|評判|説|話) 噂 自称 かもしれ たぶん 多分 おそらく 恐らく 気がする ような つもり と思って と主張 らしく maybe probably supposedly allegedly rumou?red said_to_be self-?proclaimed';

/** Was so once. */
export const FORMER =
  '元(?!気|々|来|素|に|の|は|から|を) もと(?=[一-龠]) 昔は むかしは 以前は かつて 前は 前世は 前世で 前職は 若い頃は 若いころは 若かりし頃 現役時代 引退した 引退し 廃業した 辞めた やめた former ex- retired used_to_be once_a';

/** The hero speaks of itself again, after it spoke of somebody else. */
export const SELF =
  '自分(?=は|が|も) 本人 俺(?=は|が|も) 私(?=は|が|も) わたし(?=は|が|も) 僕(?=は|が|も) ぼく(?=は|が|も) わし(?=は|が|も) あたし(?=は|が|も) おれ(?=は|が|も) オレ(?=は|が|も) こっち(?=は) 我(?=は|が) \\bI\\b \\bhe\\b \\bshe\\b \\bthey\\b';

/** After the words: what a person thinks or wishes, a kind of people, a name, what should have been, or whether it is so. */
const AFTER =
  /^[^。、「」]{0,8}(?:(?<!か)と(?:ばかり)?(?:思[いうっ]|考え|信じ|恐れ|願|祈|決め|覚悟|見込|疑|期待|案じ|夢見)|(?<=[たるだいぬうくすつむ])(?:者|人|もの|ところ|ころ|頃|とき|時)(?:[はもが]、?(?:多|少な|い|あ|な)|だけ|ほど|など|なら|に(?:は|だけ|しか)|の(?:顔|目|声|よう)|、)|(?:はず|べき|ところ)だった|[^。「」]{0,8}、はずだった|(?<=[たるだいぬうくすつむ])(?:朝|日|夜|とき|時)(?:には?|も|を)|のは、?[^。]{0,12}(?:だけ|ばかり|のみ)|[^。、「」をは]{0,4}(?:を|と)、?(?:[^。、をに]{0,6}[はも])?(?:夢に見|夢見|望[みむん]|願[いうっ]|祈[りっる]|待[ちつっ]|恐れ|信じ|思い(?:描|浮かべ)|想像)|(?:とは|ことは)(?:かぎ|限)ら|か(?:どうか|は|も|を|が|と(?!思うと|思えば|思ったら)|、|。))/u;

/** After the words: a bound of time, or whenever it happens; the verb is not in the past. */
const BOUND =
  /^(?:くれる|もらえる|もらう|ほしい)|^[^。、「」]{0,6}?[うくぐすつぬぶむるい](?:まで|たび|度に|前|まえ|ごとに|うちは|限り|かぎり|より(?:も|は)|なり)/u;

/** Words that are spoken of: 霧雨という名の布. */
const NAMED = /^(?:と(?:い[うえっ](?!ても|た)|呼ば|名づけ|書[かい])|の(?:字|文字|名|一字|二文字))/u;

/** 来ても、: granted, whatever happens. What has been is told by a sentence in the past: 五日が過ぎても、売れなかった. */
const GRANTED = /^[てで]?も、/u;

/** Asks for what is not known: 何を売ったのか、知らない. */
const ASKED =
  /(?:何|どこ|誰|だれ|いつ|どれ|どの|どう|いくら|いくつ|なぜ)[^。、]*か(?:[、。はもをが]|$)/u;

/** Whether a sentence only speaks of a thing without saying that it is so. */
export function isUnasserted(sentence: string, after: string): boolean {
  return (
    ASKED.test(sentence) ||
    [AFTER, BOUND, NAMED].some((one) => one.test(after)) ||
    (GRANTED.test(after) && !/(?:た|いる|だ)。?$/u.test(sentence))
  );
}

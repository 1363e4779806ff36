import type { Hit } from './hits';

/** Words of kin that also say what a person is: 七十二歳のおばあさん, 三児の母, 農家の嫁, 宅配便のお兄さん. */
const ALSO_A_PERSON =
  /^(?:お?(?:ばあ|じい|婆|爺)(?:さん|ちゃん|さま)|お[兄姉](?:さん|ちゃん)|お(?:かあ|とう|母|父)さん|母(?:親|ちゃん|さん)?|父(?:親|ちゃん|さん)?|パパ|ママ|おやじ|親父|おふくろ|嫁|妻|奥さん|女房|夫|旦那|弟|妹|兄|姉)$/u;
/** Of these a bare word is whom the hero belongs to (母、弟), unless it is said whose or of what kind it is. */
const OLD_OR_STRANGER = /^お(?:ばあ|じい|婆|爺|兄|姉)/u;
/** What says of what kind the hero is: 三児の, 働く, 農家の, 新米の, 専業の. */
const OF_WHAT_KIND =
  /(?:(?:[一二三四五六七八九十\d]+(?:児|人の子(?:ども|供)?|男\d?女?)|農家|商家|老舗|八百屋|魚屋|漁師|赴任中|子育て中|働き盛り|休職中|新米|専業|兼業|現役|肝っ玉|シングル|団地|双子|ふたご|近所|町内|下町|大阪|田舎|村)の|働く|新米|肝っ玉|シングル)$/u;
/** What says of the old, and of strangers, what kind they are, or whose they are not. */
const ANYBODY =
  /(?:^|[。、!?\n]|(?<!私|わたし|僕|俺|あたし|うち|自分|大好き|だいすき|亡き|友達|彼女)[のないたるい])$/u;
const DESCRIBED_AS_DEAR =
  /(?:好きな|亡き|亡くなった|死んだ|優しかった|尊敬する|生き別れた|いない)$/u;
const IS_SAID = /^(?:です|だ(?![っ])|で(?:す|、)|なの|。|、|!|$|\n|\()/u;

/** Whether a word of kin is what the hero itself is, not whom it belongs to. */
export function isHeroItself(words: string, { table, start, end }: Hit): boolean {
  if (table !== 'ties') return false;
  const word = words.slice(start, end);
  if (!ALSO_A_PERSON.test(word) || !IS_SAID.test(words.slice(end))) return false;
  const before = words.slice(0, start);
  if (DESCRIBED_AS_DEAR.test(before)) return false;
  return OF_WHAT_KIND.test(before) || (OLD_OR_STRANGER.test(word) && ANYBODY.test(before));
}

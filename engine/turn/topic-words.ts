import type { Passage, Part } from '../storylets/format/text';
import type { Topic } from '../storylets/format/topic';

/**
 * Words that name what a topic is about, for topics that can be named: what is said of a promise or a lie in general fits
 * every scene, and so none.
 */
const WORDS: Readonly<Partial<Record<Topic, RegExp>>> = {
  stairs: /石段|階段|梯子/u,
  water: /水/u,
  boat: /[舟船]/u,
  light: /[灯燭]/u,
  fire: /[火焚炉竈]/u,
  money: /銀貨/u,
  ledger: /帳[面場]|台帳|宿帳|目録|名簿/u,
  child: /子ども|子供|あの子/u,
  parent: /[母父親]/u,
  dog: /犬/u,
  cat: /猫/u,
  door: /戸口|扉|閂|木戸/u,
  key: /鍵/u,
  food: /[飯餅粥]|スープ|むすび|握り飯|椀/u,
  smell: /匂い/u,
  song: /[歌唄曲]/u,
  bell: /[鐘鈴]/u,
  letter: /手紙|封書|葉書|便箋|訴え/u,
  weight: /目方|秤|分銅|匁/u,
  mending: /繕|縫|直/u,
  window: /窓/u,
  sleep: /[眠寝]/u,
  cup: /[椀碗茶]|カップ/u,
  road: /峠|雪道|街道|坂道/u,
  eyes: /目の見え|見えない目|盲/u,
  debt: /借り|貸し|借財/u,
  dark: /暗がり|闇/u,
  cold: /雪|氷/u,
  lie: /嘘/u,
  theft: /盗/u,
};

/** What the traveller has before its eyes when a memory comes. */
export interface Read {
  /** The section that its deed answers, as it was told. */
  readonly section: string;
  readonly deed: Passage;
}

/** The wordings of a memory that name one of the topics, of those that the section names, or the deed however it is told. */
export function namingAlike(
  topics: readonly Topic[],
  { section, deed }: Read,
  memory: readonly string[],
): readonly string[] {
  const words = topics.flatMap((topic) => WORDS[topic] ?? []);
  const named = words.filter(
    (word) => word.test(section) || deed.some((part) => isTold(part, word)),
  );
  return memory.filter((text) => named.some((word) => word.test(text)));
}

/** Whether every wording of a part has the word. */
function isTold(part: Part, word: RegExp): boolean {
  if (typeof part === 'string') return word.test(part);
  if ('cases' in part) {
    const isWhole = part.cases.at(-1)?.when.length === 0;
    return isWhole && part.cases.every(({ say }) => say.some((one) => isTold(one, word)));
  }
  return !('maybe' in part) && part.every((text) => word.test(text));
}

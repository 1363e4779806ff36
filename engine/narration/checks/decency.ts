import { faultsOf, type Check } from './check';

const HATEFUL =
  /生まれつき卑し|根絶やしにするべき|皆殺し|下等な|劣った血|下賤|人間ではない|人のうちに入らな|獣と同じ|虫けらだ|気違い|外人は|[女男]のくせに|女は愚か|みな泥棒|障害者|乞食|土人|野蛮な民/u;
const SEXUAL =
  /裸で(?:抱|寝|絡)|全裸|乳房|乳首|喘ぎ|娼|太腿を|舌を(?:絡め|入れ)|欲情|(?:体|肌)を重ね|性交|股間|淫|押し倒|肌をむさぼ|一夜の契り|帯を解いた|胸をあらわ|愛撫|情交/u;
const GORE =
  /はらわたが|[腕脚足首]がもげ|目玉[がを]|眼球|血しぶき|骨が(?:のぞ|見え)|内臓|頭蓋|脳が|血の海|生皮|首を切り|腸があふ|切り落とし|肉片|血まみれ|喉笛|血が噴|肉が裂け/u;

const KINDS = [
  [HATEFUL, '人をおとしめる言葉を書かない。'],
  [SEXUAL, '性的な描写を書かない。'],
  [GORE, 'むごい描写を書かない。'],
] as const;

/** Rejects hateful, sexual and gory text, in speech as well. */
export const decency: Check = ({ body, facts }) =>
  KINDS.flatMap(([words, advice]) =>
    words.test(body) && !words.test(facts.outline)
      ? faultsOf('decency', [advice], (one) => one)
      : [],
  );

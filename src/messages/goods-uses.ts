import type { Tag } from '../../story/goods/tag';

/** What worn goods help with in the story, by their tags; `content/frame/tools.md` tells how. */
export const goodsUses: Readonly<Partial<Record<Tag, string>>> = {
  sharp: '気を落ちつかせるとき',
  heavy: '重いものを担ぐとき',
  light: '暗いところを行くとき',
  warm: '寒さに耐えるとき',
  sound: '人を呼び集めるとき',
  disguise: '別の誰かになりすますとき',
  paper: '規則や書きつけを読み解くとき',
  magic: '思いがけない手を使うとき',
  travel: '足もとの悪い道を行くとき',
  sea: '海や水のそばで動くとき',
  precious: '値の話をするとき',
  memory: '覚えていたことを使うとき',
};

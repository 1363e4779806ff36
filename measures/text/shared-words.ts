/** Numerals and words that two texts share without speaking of the same thing. */
const COMMON = new Set('人者一二三四五六七八九十百千手目日朝昼夜夕前後中上下何今方間時先');

/** Pairs of neighbouring kanji or katakana, and kanji that stand alone: what a text speaks of, roughly. */
export function topicsOf(text: string): Set<string> {
  const runs = text.match(/[\p{Script=Han}々]+|[ァ-ヴー]+/gu) ?? [];
  const topics = runs.flatMap((run) => {
    const pairs = Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2));
    return run.length === 1 ? [run] : pairs;
  });
  return new Set(topics.filter((topic) => !COMMON.has(topic)));
}

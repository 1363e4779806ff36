import type { Content } from '../storylets/format/content';

/** The module `#content`: plain literals, so that nothing is parsed when it is loaded. */
export function printModule(content: Content): string {
  const exported = {
    WORLDS: content.worlds,
    ANYWHERE: content.anywhere,
    BATTLES_ANYWHERE: content.battlesAnywhere,
    REVELATION: content.revelation,
    QUESTION: content.question,
    TOMORROW: content.tomorrow,
    OFFER: content.offer,
    INTERRUPTIONS: content.interruptions,
    ENDINGS: content.endings,
    MEMORIES: content.memories,
    LEFT_BY_WORLDS: content.leftByWorlds,
    FRAME: content.frame,
  };
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${literal(value)};\n`)
    .join('');
}

/** JSON has no Infinity, the upper end of an open range. */
function literal(value: unknown): string {
  const mark = '\u0000Infinity';
  const json = JSON.stringify(value, (_, one: unknown) => (one === Infinity ? mark : one));
  return json.replaceAll(JSON.stringify(mark), 'Infinity');
}

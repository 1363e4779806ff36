import { HUMAN } from '../../../facts/humans';
import { STAND_INS } from '../../../facts/stand-ins';

/** What is said, and by whom; null where the text does not say it next to the speech. */
export interface Speech {
  readonly speaker: string | null;
  readonly line: string;
}

const NAME = `(?<name>《旅人》|《客人》|[\\p{Script=Katakana}ー]{2,8}|${HUMAN})`;
const AFTER = new RegExp(
  `^(?:と、?)?[^。「」、]{0,8}?(?<![\\p{Script=Han}\\p{Script=Katakana}ー])${NAME}[はがも]`,
  'u',
);
const BEFORE = new RegExp(
  `(?<![\\p{Script=Han}\\p{Script=Katakana}ー])${NAME}[はがも][^。「」]{0,30}[。、]?$`,
  'u',
);
/** Words that are said but spoken by nobody: written ones, and names. */
const QUOTED = /^(?:の|という|[はがをに])/u;

/** Who does this after a speech has heard it. */
const ANSWERS =
  /^[^。「」]{1,16}[はがも][^。「」]{0,16}(?:返事|答え|黙|頷|うなず|聞[いくき]|首を|見送|受け取|振り向|ふりむ|笑わ|動かな|知らな)/u;

/** A person to whom it was said does this after a speech: 寝巻の子に訊かれて. */
const SAID_BY = new RegExp(
  `^(?:と、?)?[^。「」、]{0,8}?(?<![\\p{Script=Han}\\p{Script=Katakana}ー])(?:${NAME}|子)に(?:[訊聞言呼頼問]|声を)[^。「」、]{0,5}れ`,
  'u',
);

/**
 * The speech of a paragraph.
 * @param doer Who speaks where a paragraph begins with speech of nobody's.
 * @param isTravellers Known lines of the traveller: beside one of them, no other line of the paragraph is the traveller's.
 */
export function speechesIn(
  paragraph: string,
  doer: string | null,
  isTravellers: (line: string) => boolean = () => false,
): Speech[] {
  const speeches = guessed(paragraph, doer);
  if (!speeches.some(({ line }) => isTravellers(line))) return speeches;
  return speeches.map(({ speaker, line }) => ({
    line,
    speaker: isTravellers(line) ? STAND_INS.me : speaker === STAND_INS.me ? null : speaker,
  }));
}

function guessed(paragraph: string, doer: string | null): Speech[] {
  return [...paragraph.matchAll(/「(?<line>[^「」]{2,})」/gu)].flatMap(
    ({ index, groups, 0: whole }) => {
      const after = paragraph.slice(index + whole.length);
      if (QUOTED.test(after)) return [];
      const line = groups?.['line'] ?? '';
      const asker = SAID_BY.exec(after)?.groups;
      if (asker !== undefined) return [{ speaker: asker['name'] ?? null, line }];
      const answers = !after.startsWith('と') && ANSWERS.test(after);
      const named = (answers ? null : AFTER.exec(after)) ?? BEFORE.exec(paragraph.slice(0, index));
      const speaker = named?.groups?.['name'] ?? (index === 0 && doer !== null ? doer : null);
      return [{ speaker, line }];
    },
  );
}

import { plainPiece, type ScriptPiece } from '../narration/script-piece';
import type { Storylet } from '../storylets/format/storylet';
import type { Part } from '../storylets/format/text';
import { allHold } from '../storylets/rules/holds';
import type { Situation } from '../storylets/rules/situation';
import { shuffled } from '../world/random';
import { livedSpine, withChapter, type LivedChapter } from './lived';
import type { StorySave } from './save';
import { isQuestion } from './scene-of';

/** After the question's own text. */
const PARAGRAPH = 3;
/** How the ledger shows what came to nothing. */
const SHOWN = [
  { outcome: 'lost', lead: '朱の入った行に、こうある。' },
  { outcome: 'broken', lead: '斜めに線を引いた行に、こうある。' },
] as const;
/** So many characters are read out at most, what was lost first: more would not fit the page. */
const ROOM = 160;

/**
 * The lines that the ledger shows at the question: what came of each promise that was lost or broken, in the words of its
 * chapter's summary, so that nobody has to be mourned unnamed. Nothing elsewhere, and of worlds without spines.
 */
export function reckoningPieces(
  save: StorySave,
  storylet: Storylet,
  situation: Situation,
): readonly ScriptPiece[] {
  if (!isQuestion(storylet)) return [];
  const lived = withChapter(save);
  const lines = SHOWN.flatMap(({ outcome, lead }) =>
    lived
      .filter((one) => one.outcome === outcome)
      .flatMap((one) => {
        const line = lineOf(one, save, situation);
        return line === undefined ? [] : [{ chapter: one.chapter, line, lead }];
      }),
  );
  const told = lines.map(({ chapter, line, lead }, index) => ({
    chapter,
    text: `${lines[index - 1]?.lead === lead ? '' : lead}『${line}』`,
  }));
  const upTo = (index: number) =>
    told.slice(0, index + 1).reduce((sum, { text }) => sum + text.length, 0);
  return told
    .filter((_, index) => upTo(index) <= ROOM)
    .map(({ chapter, text }) => plainPiece(`reckoning/${chapter}`, [[text]], PARAGRAPH));
}

/** What the chapter's summary says of this outcome. */
function lineOf(
  lived: LivedChapter,
  { seed }: StorySave,
  situation: Situation,
): string | undefined {
  const { chapter, learnt } = lived;
  const knowledge = Object.fromEntries(learnt.map((key) => [key, '']));
  const then = { ...situation, state: { ...situation.state, knowledge } };
  const said = livedSpine(lived)?.summary.find(({ when }) => allHold(when, then))?.say ?? [];
  return shuffled({ seed, chapter, turn: 0 }, 'reckoning', said.flatMap(wordingsIn))[0]?.replace(
    /。$/u,
    '',
  );
}

function wordingsIn(part: Part): readonly string[] {
  if (typeof part === 'string') return [part];
  return isList(part) ? part : [];
}

function isList(part: Part): part is readonly string[] {
  return Array.isArray(part);
}

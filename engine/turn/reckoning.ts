import { WORLDS } from '#content';
import type { ScriptPiece } from '../narration/narrator';
import type { Storylet } from '../storylets/format/storylet';
import type { Part } from '../storylets/format/text';
import { allHold } from '../storylets/rules/holds';
import type { Situation } from '../storylets/rules/situation';
import { shuffled } from '../world/random';
import { withChapter, type LivedChapter } from './lived';
import type { StorySave } from './save';
import { isQuestion } from './scene-of';

/** After the question's own text. */
const PARAGRAPH = 3;
/** How the ledger shows what came to nothing: the first such line, the next, and any after that. */
const SHOWN = [
  {
    outcome: 'lost',
    leads: ['朱の入った行には、こうある。', '朱の行は、もうひとつある。', '朱の行は、まだある。'],
  },
  {
    outcome: 'broken',
    leads: [
      '斜めに線を引いた行には、こうある。',
      '斜めの線は、もう一本ある。',
      '斜めの線は、まだある。',
    ],
  },
] as const;

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
  return SHOWN.flatMap(({ outcome, leads }) =>
    lived
      .filter((one) => one.outcome === outcome)
      .flatMap((one) => {
        const line = lineOf(one, save, situation);
        return line === undefined ? [] : [{ one, line }];
      })
      .map(({ one, line }, index) => pieceOf(one, `${leads[index] ?? leads[2]}『${line}』`)),
  );
}

/** What the chapter's summary says of this outcome. */
function lineOf(
  { world, spine, chapter, learnt }: LivedChapter,
  { seed }: StorySave,
  situation: Situation,
): string | undefined {
  const found = WORLDS.find(({ id }) => id === world)?.spines?.find(({ id }) => id === spine);
  const knowledge = Object.fromEntries(learnt.map((key) => [key, '']));
  const then = { ...situation, state: { ...situation.state, knowledge } };
  const said = found?.summary.find(({ when }) => allHold(when, then))?.say ?? [];
  return shuffled({ seed, chapter, turn: 0 }, 'reckoning', said.flatMap(wordingsIn))[0];
}

function wordingsIn(part: Part): readonly string[] {
  if (typeof part === 'string') return [part];
  return isList(part) ? part : [];
}

function isList(part: Part): part is readonly string[] {
  return Array.isArray(part);
}

function pieceOf({ chapter }: LivedChapter, text: string): ScriptPiece {
  return {
    id: `reckoning/${chapter}`,
    passage: [[text]],
    weight: 'must',
    mayBeCut: true,
    paragraph: PARAGRAPH,
    bindings: {},
    figures: {},
  };
}

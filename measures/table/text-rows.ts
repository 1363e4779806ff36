import { countedByKind } from '../contradictions/contradictions';
import { measureRow, type MeasureRow } from '../format/measure-row';
import { average } from '../format/average';
import { sharedSettings } from '../neighbours/shared-settings';
import { distinctGrams } from '../text/distinct';
import { metInNth } from '../text/met-before';
import { openings } from '../text/openings';
import type { MeasuredStories } from './measured-stories';

const PERCENT = { unit: 'percent' } as const;

/** What readers of many stories meet again, how sections begin and end, and faults. */
export function textRows({ inARow, violations, languageFaults }: MeasuredStories): MeasureRow[] {
  return [
    ...repetitionRows(inARow),
    ...openingRows(inARow),
    measureRow(
      'violations in 10,000 turns',
      violations.length,
      { atMost: 0 },
      {
        detail: {
          ...countedByKind(violations),
          examples: [...new Set(violations)].slice(0, EXAMPLES),
          notMeasured: NOT_MEASURED,
        },
      },
    ),
    measureRow('language faults in 10,000 turns', languageFaults, { atMost: 0 }),
    distinctRow(inARow),
    ...neighbourRows(inARow),
  ];
}

const EXAMPLES = 12;
/** Kinds of violations that are asked for and that no check finds yet. */
const NOT_MEASURED = [
  'clock within a day',
  'presence',
  'ownership in the text',
  'sums in the text',
];

type Stories = MeasuredStories['inARow'];

function repetitionRows(inARow: Stories): MeasureRow[] {
  const met = (n: number) => metInNth(inARow, n);
  const name = (n: number) => `sentences met before, ${n}th story in a row by serial number`;
  return [
    measureRow('sentences met in the neighbour, the story before', met(2), {}, PERCENT),
    measureRow(name(5), met(5), {}, PERCENT),
    measureRow(name(10), met(10), { atMost: 0.08 }, { ...PERCENT, aim: '3 %' }),
    measureRow(name(20), met(20), { atMost: 0.2 }, { ...PERCENT, aim: '10 %' }),
    measureRow(name(120), met(120), { atMost: 0.6 }, { ...PERCENT, aim: '40 %' }),
  ];
}

function openingRows(inARow: Stories): MeasureRow[] {
  const { aftermath, maxim, closingAphorism } = openings(inARow);
  return [
    measureRow(
      "game master's sections that open with an aftermath",
      aftermath,
      { atMost: 1 / 3 },
      PERCENT,
    ),
    measureRow("hero's sections that open with a maxim", maxim, { atMost: 0.25 }, PERCENT),
    measureRow('sections that close with an aphorism', closingAphorism, { atMost: 1 / 3 }, PERCENT),
  ];
}

function distinctRow(inARow: Stories): MeasureRow {
  const shares = inARow.map(distinctGrams);
  const detail = { average: average(shares), lowestOf: shares.length };
  return measureRow(
    'distinct 4-grams in 12,000 characters',
    Math.min(...shares),
    { atLeast: 0.86 },
    {
      detail,
    },
  );
}

function neighbourRows(inARow: Stories): MeasureRow[] {
  const { worlds, spines, ...detail } = sharedSettings(inARow);
  return [
    measureRow('worlds that neighbouring stories share', worlds, {}, { detail }),
    measureRow('spines that neighbouring stories share', spines, {}),
  ];
}

import { measureRow, type MeasureRow } from '../format/measure-row';
import type { MeasuredStory } from '../format/measured-story';
import { chaptersWithConsequentFailure, farCauses } from '../plot/causes';
import { citations } from '../plot/citations';
import { repeatedDays, repeatedDaysWithLoopersDeed } from '../plot/passes';
import { doubtGivenCamp, lostShare, outcomeCounts } from '../plot/promise-outcomes';
import { tensionByChapter, tensionRise, turningPointSpread } from '../plot/tension';

const PERCENT = { unit: 'percent' } as const;

/** Doubt, failure, the repeating day, causes, memory and tension. */
export function plotRows(stories: readonly MeasuredStory[]): MeasureRow[] {
  const cited = citations(stories);
  const tension = tensionByChapter(stories);
  return [
    measureRow(
      "bits of doubt about a promise's outcome, given the camp",
      doubtGivenCamp(stories),
      { atLeast: 1 },
      { aim: '1.5', detail: { outcomes: outcomeCounts(stories) } },
    ),
    measureRow(
      "promises lost against the hero's will",
      lostShare(stories),
      { atLeast: 0.15, atMost: 0.35 },
      PERCENT,
    ),
    measureRow(
      'chapters with a visible failure that changes what comes next',
      chaptersWithConsequentFailure(stories),
      { atLeast: 1 },
      PERCENT,
    ),
    measureRow('chapters of two passes or more', repeatedDays(stories), { atLeast: 0.6 }, PERCENT),
    measureRow(
      '… of these with a deed that only a looper could do',
      repeatedDaysWithLoopersDeed(stories),
      { atLeast: 1 },
      PERCENT,
    ),
    measureRow(
      'scenes with a because at least two scenes back',
      farCauses(stories),
      { atLeast: 0.6 },
      PERCENT,
    ),
    measureRow(
      'turns of chapters 2 to 5 that cite an earlier chapter',
      cited.share,
      { atLeast: 0.3 },
      { ...PERCENT, detail: { by: cited.by } },
    ),
    measureRow('… citations that are not true', cited.untrue, { atMost: 0 }),
    measureRow(
      'tension, rise over chapters 1 to 5 (slope × 4)',
      tensionRise(tension),
      { atLeast: 0.6 },
      { detail: { byChapter: tension.map((one) => Math.round(one * 100) / 100) } },
    ),
    measureRow(
      'turning points, spread of their places in a chapter (standard deviation)',
      turningPointSpread(stories),
      { atLeast: 0.1 },
    ),
  ];
}

import type { Tokenise } from '../../engine/japanese/testing/tokens';
import { measureRow, type MeasureRow } from '../format/measure-row';
import { heroRows } from './hero-rows';
import type { MeasuredStories } from './measured-stories';
import { plotRows } from './plot-rows';
import { textRows } from './text-rows';

/** Every measure of the design with what is asked of it. */
export function storyTable(stories: MeasuredStories, tokenise: Tokenise): MeasureRow[] {
  return [
    ...heroRows(stories, tokenise),
    ...plotRows(stories.inARow),
    ...textRows(stories),
    measureRow('turns a second on one core', stories.turnsPerSecond, { atLeast: 1000 }),
    READING,
  ];
}

/** No program can judge it. */
const READING: MeasureRow = {
  name: 'a strict reading of six whole stories: want the next section, 1 to 5',
  asked: '≥ 4.2',
  aim: '4.5',
  measured: null,
  met: null,
  detail: { judgedBy: 'readers' },
};

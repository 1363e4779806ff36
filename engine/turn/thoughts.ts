import { FRAME } from '#content';
import { byCamp, type Passage } from '../storylets/format/text';

const { resolves, quips } = FRAME.thoughts;

/** Introduce a short turn of the player. */
export const THOUGHTS: Passage = [
  byCamp({
    平和: [[...resolves.平和, ...quips.平和]],
    景気: [[...resolves.景気, ...quips.景気]],
    混沌: [[...resolves.混沌, ...quips.混沌]],
  }),
];

/** The same where much is at stake: no sayings, no jokes. */
export const GRAVE_THOUGHTS: Passage = [
  byCamp({ 平和: [resolves.平和], 景気: [resolves.景気], 混沌: [resolves.混沌] }),
];

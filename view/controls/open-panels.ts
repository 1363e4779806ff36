import { isRecord } from '../../story/json-record';

/** The panels that an entry's location state names, the topmost last. They are unchecked: a reload brings back old ones. */
export const panelsIn = (state: unknown): readonly unknown[] =>
  isRecord(state) && Array.isArray(state['panels']) ? state['panels'] : [];

/** What the browser keeps of a history entry: React Router has its number as `idx` and the app's location state as `usr`. */
export const entryOf = (historyState: unknown) => {
  const { idx, usr } = isRecord(historyState) ? historyState : {};
  return { index: typeof idx === 'number' ? idx : 0, panels: panelsIn(usr) };
};

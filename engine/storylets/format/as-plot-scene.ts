import type { PlotScene } from './spine';
import type { Storylet } from './storylet';

/** A scene of a spine; undefined for one of a world whose day does not repeat. */
export function asPlotScene(storylet: Storylet): PlotScene | undefined {
  return 'role' in storylet ? (storylet as PlotScene) : undefined;
}

/** A measure with what is asked of it. */
export interface MeasureRow {
  readonly name: string;
  readonly asked: string;
  /** '' where nothing beyond what is asked is aimed at. */
  readonly aim: string;
  /** null where people have to judge, or there was nothing to measure. */
  readonly measured: number | null;
  /** null where people have to judge, or nothing is asked. */
  readonly met: boolean | null;
  /** How it was measured, and figures beside it. */
  readonly detail?: object;
}

/** Bounds of a measured value, both included. */
export interface Bound {
  readonly atLeast?: number;
  readonly atMost?: number;
}

export interface RowOptions {
  readonly aim?: string;
  /** How a bound is printed: as it is, or as a percentage of shares from 0 to 1. */
  readonly unit?: 'number' | 'percent';
  readonly detail?: object;
}

/** @param measured NaN where there was nothing to measure. */
export function measureRow(
  name: string,
  measured: number,
  bound: Bound,
  { aim = '', unit = 'number', detail }: RowOptions = {},
): MeasureRow {
  const isMeasured = Number.isFinite(measured);
  return {
    name,
    asked: boundText(bound, unit),
    aim,
    measured: isMeasured ? Math.round(measured * 1000) / 1000 : null,
    met: isAsked(bound) ? isMeasured && holds(measured, bound) : null,
    ...(detail === undefined ? {} : { detail }),
  };
}

const isAsked = ({ atLeast, atMost }: Bound): boolean =>
  atLeast !== undefined || atMost !== undefined;

function holds(value: number, { atLeast = -Infinity, atMost = Infinity }: Bound): boolean {
  return value >= atLeast && value <= atMost;
}

function boundText({ atLeast, atMost }: Bound, unit: 'number' | 'percent'): string {
  const told = (value: number) =>
    unit === 'percent' ? `${Math.round(value * 100)} %` : `${value}`;
  if (atLeast === undefined) return atMost === undefined ? '–' : `≤ ${told(atMost)}`;
  return atMost === undefined ? `≥ ${told(atLeast)}` : `${told(atLeast)} to ${told(atMost)}`;
}

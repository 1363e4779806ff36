import { amounts } from './amounts';
import { brackets, ending } from './brackets';
import type { Check, Draft, Fault } from './check';
import { deaths } from './deaths';
import { goods } from './goods';
import { leaks } from './leaks';
import { length } from './length';
import { marks } from './marks';
import { missing } from './missing';
import { opening } from './opening';
import { people } from './people';
import { repeats } from './repeats';
import { script } from './script';

const CHECKS: readonly Check[] = [
  length,
  marks,
  script,
  brackets,
  ending,
  leaks,
  opening,
  amounts,
  goods,
  people,
  deaths,
  missing,
  repeats,
];

/** All faults of a text; none when it may be published. */
export function verify(draft: Draft): Fault[] {
  return CHECKS.flatMap((check) => check(draft));
}

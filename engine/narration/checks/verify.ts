import { amounts } from './amounts';
import { belongings } from './belongings';
import { brackets, ending } from './brackets';
import type { Check, Draft, Fault } from './check';
import { day } from './day';
import { deaths } from './deaths';
import { deceased } from './deceased';
import { decency } from './decency';
import { goods } from './goods';
import { hero } from './hero';
import { hour } from './hour';
import { leaks } from './leaks';
import { length } from './length';
import { loop } from './loop';
import { magic } from './magic';
import { marks } from './marks';
import { meta } from './meta';
import { missing } from './missing';
import { names } from './names';
import { opening } from './opening';
import { outcome } from './outcome';
import { people } from './people';
import { places } from './places';
import { promise } from './promise';
import { purse } from './purse';
import { register } from './register';
import { repeats } from './repeats';
import { script } from './script';
import { secrets } from './secrets';
import { spending } from './spending';
import { strangers } from './strangers';
import { technology } from './technology';
import { viewpoint } from './viewpoint';
import { weather } from './weather';
import { wounds } from './wounds';

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
  belongings,
  day,
  deceased,
  decency,
  hero,
  hour,
  loop,
  magic,
  meta,
  names,
  outcome,
  places,
  promise,
  purse,
  register,
  secrets,
  spending,
  strangers,
  technology,
  viewpoint,
  weather,
  wounds,
];

/** Look at a text as a whole: a part of it can't be judged by them. */
const OF_THE_WHOLE: readonly Check[] = [length, brackets, ending, opening, missing, repeats];

/** The contradictions of a text, or of a part of one, to its facts. */
export function contradictionsIn(draft: Draft): Fault[] {
  return CHECKS.filter((check) => !OF_THE_WHOLE.includes(check)).flatMap((check) => check(draft));
}

/** All faults of a text; none when it may be published. */
export function verify(draft: Draft): Fault[] {
  return CHECKS.flatMap((check) => check(draft));
}

import { FEARS } from '../../character/vocabulary/fears';
import { NATURES } from '../../character/vocabulary/bodies';
import { LIMITS } from '../../character/vocabulary/limits';
import { TEMPERS } from '../../character/vocabulary/tempers';
import { TRADES } from '../../character/vocabulary/trades';
import { WANTS, type WantId } from '../../character/vocabulary/wants';
import { CAMPS, type Camp } from '../../../story/camp';
import { TIMES } from '../../../story/scene';
import { TAGS } from '../../../story/goods/tag';
import { INCIDENTS, OWN_DEEDS } from '../../storylets/format/own-turn';
import type { Frame, WantWords } from '../../storylets/format/frame';
import { PROMISE_OUTCOMES, type PromiseOutcome } from '../../storylets/format/promise-outcome';
import type { Passage } from '../../storylets/format/text';
import type { Section } from '../document/read-document';
import { listOf, namedSections, onlySections, passageOf } from '../document/sections';
import type { Faults } from '../fault';
import { readMystery } from './read-mystery';

/** One reader for each file of `frame/` that holds texts and no scene, by the file's name. */
export const FRAME_FILES: Readonly<
  Record<string, (file: Section, faults: Faults) => Partial<Frame>>
> = {
  arrivals: (file, faults) => ({ arrivals: readArrivals(file, faults) }),
  stays: (file, faults) => ({ stays: listOf(file, faults) }),
  'first-line': (file, faults) => ({ firstLine: readFirstLine(file, faults) }),
  carried: (file, faults) => ({ carried: readCarried(file, faults) }),
  'hours-within': (file, faults) => ({ hoursWithin: readHours(file, faults) }),
  ledger: (file, faults) => ({ ledger: readLedger(file, faults) }),
  fears: (file, faults) => ({ fears: readSome(file, FEARS, faults) }),
  limits: (file, faults) => ({ limits: readSome(file, LIMITS, faults) }),
  trades: (file, faults) => ({ trades: readTrades(file, faults) }),
  natures: (file, faults) => ({ natures: readSome(file, NATURES, faults) }),
  tempers: (file, faults) => ({ tempers: readSome(file, TEMPERS, faults) }),
  tools: (file, faults) => ({ tools: readSome(file, TAGS, faults) }),
  'own-deeds': (file, faults) => ({
    ownDeeds: readPassagesOf(file, [...OWN_DEEDS, 'after'], faults),
  }),
  incidents: (file, faults) => ({ incidents: readPassagesOf(file, INCIDENTS, faults) }),
  proven: (file, faults) => ({ proven: listOf(file, faults) }),
  'at-the-hour': (file, faults) => ({ atTheHour: listOf(file, faults) }),
  recognition: (file, faults) => ({ recognition: listOf(file, faults) }),
  'looking-back': (file, faults) => ({ lookingBack: readLookingBack(file, faults) }),
  mystery: (file, faults) => ({ mystery: readMystery(file, faults) }),
  wants: (file, faults) => ({ wants: readWants(file, faults) }),
  thoughts: (file, faults) => ({ thoughts: readThoughts(file, faults) }),
};

function readArrivals(file: Section, faults: Faults): Frame['arrivals'] {
  const parts = onlySections(file, ['anywhere', 'by-camp'], faults);
  return {
    anywhere: listOf(parts.get('anywhere'), faults),
    byCamp: listsByCamp(parts.get('by-camp'), faults),
  };
}

function readCarried(file: Section, faults: Faults): Frame['carried'] {
  const parts = onlySections(file, ['every-chapter', 'tag'], faults);
  return {
    everyChapter: passageOf(parts.get('every-chapter'), faults),
    tag: passageOf(parts.get('tag'), faults),
  };
}

function readFirstLine(file: Section, faults: Faults): Frame['firstLine'] {
  const parts = onlySections(file, ['murmurs', 'turned', 'silent'], faults);
  return {
    murmurs: listOf(parts.get('murmurs'), faults),
    turned: passageOf(parts.get('turned'), faults),
    silent: listOf(parts.get('silent'), faults),
  };
}

function readHours(file: Section, faults: Faults): Frame['hoursWithin'] {
  const parts = onlySections(file, TIMES, faults);
  const of = (time: (typeof TIMES)[number]): Passage => passageOf(parts.get(time), faults);
  return { dawn: of('dawn'), day: of('day'), dusk: of('dusk'), night: of('night') };
}

function readLedger(file: Section, faults: Faults): Frame['ledger'] {
  const parts = onlySections(file, ['voice', 'tooth', 'spent', 'paid-again'], faults);
  return {
    voice: passageOf(parts.get('voice'), faults),
    tooth: passageOf(parts.get('tooth'), faults),
    spent: passageOf(parts.get('spent'), faults),
    paidAgain: listOf(parts.get('paid-again'), faults),
  };
}

function readThoughts(file: Section, faults: Faults): Frame['thoughts'] {
  const parts = onlySections(file, ['resolves', 'quips'], faults);
  return {
    resolves: listsByCamp(parts.get('resolves'), faults),
    quips: listsByCamp(parts.get('quips'), faults),
  };
}

function readLookingBack(file: Section, faults: Faults): Frame['lookingBack'] {
  const parts = onlySections(file, [...PROMISE_OUTCOMES, 'away', 'interrupted', 'alike'], faults);
  const of = (name: PromiseOutcome | 'away' | 'interrupted' | 'alike') =>
    listOf(parts.get(name), faults);
  return {
    kept: of('kept'),
    repaid: of('repaid'),
    broken: of('broken'),
    lost: of('lost'),
    away: of('away'),
    interrupted: of('interrupted'),
    alike: of('alike'),
  };
}

/** A list for some of these: not every fear and limit is met in a story, and only some tags help anything. */
function readSome(
  file: Section,
  names: readonly string[],
  faults: Faults,
): Readonly<Record<string, readonly string[]>> {
  const parts = namedSections(file, { required: [], optional: names }, faults);
  return Object.fromEntries([...parts].map(([name, section]) => [name, listOf(section, faults)]));
}

function readTrades(file: Section, faults: Faults): Frame['trades'] {
  const sections = onlySections(file, TRADES, faults);
  return Object.fromEntries(
    [...sections].map(([trade, section]) => {
      const parts = onlySections(section, ['hour', 'work'], faults);
      const hour = listOf(parts.get('hour'), faults);
      return [trade, { hour, work: listOf(parts.get('work'), faults) }];
    }),
  );
}

/** A passage for each of these. */
function readPassagesOf(
  file: Section,
  names: readonly string[],
  faults: Faults,
): Readonly<Record<string, Passage>> {
  const parts = onlySections(file, names, faults);
  return Object.fromEntries(
    [...parts].map(([name, section]) => [name, passageOf(section, faults)]),
  );
}

const WANT_PARTS = [
  'stated',
  'recalled',
  'nearer',
  'at-risk',
  'answered',
  'unanswered',
  'once',
  'passing',
] as const;

function readWants(file: Section, faults: Faults): Frame['wants'] {
  const sections = onlySections(file, WANTS, faults);
  const wordsOf = (id: WantId): WantWords => {
    const section = sections.get(id);
    const parts: ReadonlyMap<(typeof WANT_PARTS)[number], Section> =
      section === undefined ? new Map() : onlySections(section, WANT_PARTS, faults);
    const of = (name: (typeof WANT_PARTS)[number]) => listOf(parts.get(name), faults);
    return {
      stated: of('stated'),
      recalled: passageOf(parts.get('recalled'), faults),
      nearer: of('nearer'),
      atRisk: of('at-risk'),
      answered: of('answered'),
      unanswered: of('unanswered'),
      once: of('once'),
      passing: of('passing'),
    };
  };
  return Object.fromEntries(WANTS.map((id) => [id, wordsOf(id)]));
}

function listsByCamp(
  section: Section | undefined,
  faults: Faults,
): Readonly<Record<Camp, readonly string[]>> {
  const parts: ReadonlyMap<Camp, Section> =
    section === undefined ? new Map() : onlySections(section, CAMPS, faults);
  const of = (camp: Camp): readonly string[] => listOf(parts.get(camp), faults);
  return { 平和: of('平和'), 景気: of('景気'), 混沌: of('混沌') };
}

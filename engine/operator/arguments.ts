import { parseArgs } from 'node:util';
import type { Cursor } from '../handlers/progress/cursor';
import { OperatorError } from './operator-error';
import type { Flood } from './remove-flood';
import type { TermChange } from './terms';

export const USAGE = `Looks after a project's stories.
  npm run operator -- COMMAND --project ID [--dry-run]
  hide UID [--turn CHAPTER/SECTION]    takes a story or one of its turns from sight
  unhide UID [--turn CHAPTER/SECTION]  shows it again
  reports [UID]                        lists what readers reported
  replay UID                           frees a stuck story and makes its next turn due now
  rebuild                              counts likes, scores and ranks anew from what is there
  delete UID                           removes a participant and everything of theirs
  remove-flood --since DATE --until DATE [--name-like TEXT] [--max-sections N]
                                       removes anonymous participants whose accounts were made in that time, whose names
                                       contain TEXT, and who have N sections at most (20)
  usage [UID] [--days N]               tells what models were used for (7)
  terms [--add TERM [--severe] | --remove TERM]
                                       lists or changes what strangers' first lines must not hold
  --project ID        the Firebase project
  --database-url URL  its Realtime Database, where that is not https://ID-default-rtdb.firebaseio.com
  --dry-run           changes nothing, says what would be done
On a machine of your own, run "gcloud auth application-default login" before the first time.
With a project whose id begins with demo-, FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_DATABASE_EMULATOR_HOST and
FIRESTORE_EMULATOR_HOST say where it is, such as 127.0.0.1:9099, 127.0.0.1:9000 and 127.0.0.1:8080 beside npm start.`;

export type Command =
  | { readonly name: 'hide' | 'unhide'; readonly uid: string; readonly turn: Cursor | null }
  | { readonly name: 'replay' | 'delete'; readonly uid: string }
  | { readonly name: 'reports'; readonly uid: string | null }
  | { readonly name: 'usage'; readonly uid: string | null; readonly days: number }
  | { readonly name: 'remove-flood'; readonly flood: Flood }
  | { readonly name: 'terms'; readonly change: TermChange }
  | { readonly name: 'rebuild' };

export interface OperatorArguments {
  readonly command: Command;
  readonly project: string;
  readonly databaseUrl: string | undefined;
  readonly isDryRun: boolean;
}

const LONGEST_DAYS = 400;
/** Two pages: an account with a longer story is established. */
const SECTIONS_OF_A_FLOOD = 20;
/** Options of `remove-flood` alone. */
const OF_FLOODS = ['since', 'until', 'name-like', 'max-sections'] as const;

/** @throws OperatorError `bad-command` */
export function readOperatorArguments(args: readonly string[]): OperatorArguments {
  const { values, positionals } = parsed(args);
  const [name = '', uid = null, ...rest] = positionals;
  if (rest.length > 0) throw bad(`I don't know what to do with ${rest.join(' ')}.`);
  const project = values.project ?? '';
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/u.test(project)) {
    throw bad('Please name the project with --project ID.');
  }
  // A database path can't contain these characters.
  if (uid !== null && !/^[^.#$[\]/\p{Cc}]{1,128}$/u.test(uid)) throw bad(`${uid} is no uid.`);
  const databaseUrl = values['database-url'];
  if (databaseUrl !== undefined && !URL.canParse(databaseUrl)) {
    throw bad('--database-url must be an address that begins with https://.');
  }
  if (values.turn !== undefined && name !== 'hide' && name !== 'unhide') {
    throw bad('--turn goes with hide and unhide only.');
  }
  if (values.days !== undefined && (name !== 'usage' || uid !== null)) {
    throw bad('--days goes with usage only, and not with a uid.');
  }
  const misplaced = OF_FLOODS.find((option) => values[option] !== undefined);
  if (misplaced !== undefined && name !== 'remove-flood') {
    throw bad(`--${misplaced} goes with remove-flood only.`);
  }
  if (
    name !== 'terms' &&
    (values.add ?? values.remove ?? (values.severe || undefined)) !== undefined
  ) {
    throw bad('--add, --remove and --severe go with terms only.');
  }
  const command = commandOf(name, uid, values);
  return { command, project, databaseUrl, isDryRun: values['dry-run'] };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        project: { type: 'string' },
        'database-url': { type: 'string' },
        turn: { type: 'string' },
        days: { type: 'string' },
        since: { type: 'string' },
        until: { type: 'string' },
        'name-like': { type: 'string' },
        'max-sections': { type: 'string' },
        add: { type: 'string' },
        remove: { type: 'string' },
        severe: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw bad(error instanceof Error ? error.message : String(error));
  }
}

type CommandValues = {
  readonly [Name in 'turn' | 'days' | 'add' | 'remove' | (typeof OF_FLOODS)[number]]?:
    string | undefined;
} & { readonly severe: boolean };

function commandOf(name: string, uid: string | null, values: CommandValues): Command {
  const { turn, days } = values;
  switch (name) {
    case 'hide':
    case 'unhide':
      return { name, uid: needed(name, uid), turn: turn === undefined ? null : turnOf(turn) };
    case 'replay':
    case 'delete':
      return { name, uid: needed(name, uid) };
    case 'reports':
      return { name, uid };
    case 'usage':
      return { name, uid, days: daysOf(days ?? '7') };
    case 'remove-flood':
      if (uid !== null) throw bad('remove-flood takes no uid: delete removes one participant.');
      return { name, flood: floodOf(values) };
    case 'terms':
      if (uid !== null) throw bad('terms takes no uid: --add TERM adds one.');
      return { name, change: changeOf(values) };
    case 'rebuild':
      if (uid !== null) throw bad('rebuild takes no uid: it goes through all stories.');
      return { name };
    default:
      throw bad(name === '' ? 'Please name a command.' : `There is no command ${name}.`);
  }
}

function changeOf({ add, remove, severe }: CommandValues): TermChange {
  if (add !== undefined && remove !== undefined) throw bad('--add or --remove, not both.');
  if (add !== undefined) {
    return { does: 'add', term: add, list: severe ? 'severe' : 'unwelcome' };
  }
  if (severe) throw bad('--severe goes with --add only.');
  return remove === undefined ? { does: 'list' } : { does: 'remove', term: remove };
}

function needed(name: string, uid: string | null): string {
  if (uid === null) throw bad(`Please name the participant: ${name} UID.`);
  return uid;
}

function turnOf(text: string): Cursor {
  const groups = /^(?<chapter>[1-9]\d{0,5})\/(?<section>[1-9]\d{0,5})$/u.exec(text)?.groups;
  if (groups === undefined) {
    throw bad(`--turn takes CHAPTER/SECTION, both from 1, such as 2/13; not ${text}.`);
  }
  return { chapter: Number(groups['chapter']), section: Number(groups['section']) };
}

function daysOf(text: string): number {
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1 || days > LONGEST_DAYS) {
    throw bad(`--days takes a whole number from 1 to ${LONGEST_DAYS}.`);
  }
  return days;
}

function floodOf(values: CommandValues): Flood {
  const { since, until, 'name-like': nameLike = '', 'max-sections': sections } = values;
  const flood = { since: dateOf('since', since), until: dateOf('until', until) };
  if (flood.since >= flood.until) throw bad('--since must be before --until.');
  const maxSections = Number(sections ?? SECTIONS_OF_A_FLOOD);
  if (!Number.isInteger(maxSections) || maxSections < 0 || sections === '') {
    throw bad(`--max-sections takes a whole number, such as ${SECTIONS_OF_A_FLOOD}.`);
  }
  return { ...flood, nameLike: nameLike === '' ? null : nameLike, maxSections };
}

/** A date without a zone would depend on the machine's time zone. */
function dateOf(option: string, text = ''): number {
  const isComplete = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/u.test(text);
  const at = Date.parse(text);
  if (!isComplete || Number.isNaN(at)) {
    throw bad(`--${option} takes a moment with its zone, such as 2026-04-01T09:00:00+09:00.`);
  }
  return at;
}

function bad(message: string): OperatorError {
  return new OperatorError('bad-command', `${message} Try --help.`);
}

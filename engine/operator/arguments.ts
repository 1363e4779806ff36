import { parseArgs } from 'node:util';
import type { Cursor } from '../worker/progress/cursor';
import { OperatorError } from './operator-error';

export const USAGE = `Looks after a project's stories.
  npm run operator -- COMMAND --project ID [--dry-run]
  hide UID [--turn CHAPTER/SECTION]    takes a story or one of its turns from sight
  unhide UID [--turn CHAPTER/SECTION]  shows it again
  reports [UID]                        lists what readers reported
  replay UID                           frees a stuck story and makes its next turn due now
  rebuild                              counts likes, scores and ranks anew from what is there
  delete UID                           removes a participant and everything of theirs
  usage [UID] [--days N]               tells what models were used for (7)
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
  | { readonly name: 'rebuild' };

export interface OperatorArguments {
  readonly command: Command;
  readonly project: string;
  readonly databaseUrl: string | undefined;
  readonly isDryRun: boolean;
}

const LONGEST_DAYS = 400;

/** @throws OperatorError `bad-command` */
export function readOperatorArguments(args: readonly string[]): OperatorArguments {
  const { values, positionals } = parsed(args);
  const [name = '', uid = null, ...rest] = positionals;
  if (rest.length > 0) throw bad(`I don't know what to do with ${rest.join(' ')}.`);
  const project = values.project ?? '';
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/u.test(project)) {
    throw bad('Please name the project with --project ID.');
  }
  // What these characters are in, no path of the database can name.
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
        'dry-run': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw bad(error instanceof Error ? error.message : String(error));
  }
}

interface CommandValues {
  readonly turn?: string | undefined;
  readonly days?: string | undefined;
}

function commandOf(name: string, uid: string | null, { turn, days }: CommandValues): Command {
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
    case 'rebuild':
      if (uid !== null) throw bad('rebuild takes no uid: it goes through all stories.');
      return { name };
    default:
      throw bad(name === '' ? 'Please name a command.' : `There is no command ${name}.`);
  }
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

function bad(message: string): OperatorError {
  return new OperatorError('bad-command', `${message} Try --help.`);
}

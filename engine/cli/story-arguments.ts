import { parseArgs } from 'node:util';
import { CAMPS, type Camp } from '../../story/camp';
import { LISTED_CATEGORIES } from '../../story/catalogue/catalogue';
import { EMPTY_EQUIPMENT } from '../../story/entry';
import { DEFAULT_FIRST_WORD } from '../../story/first-word';
import { normaliseLine, normaliseText, TEXT_LIMITS } from '../../story/user-text/normalise-text';
import { MODEL_SETTINGS_HELP } from '../compose/model-settings';
import type { GuestCandidate, Participant } from '../ports/entries/participant';
import type { StoryCommandError, StoryCommandErrorCode } from '../errors/story-command-error';

export const USAGE = `Plays a story without any server and prints it.
  npm run story -- --seed 3 --camp 混沌
  npm run story -- --watch content/worlds/harbour-town/stalls/scales.md
  --seed N           a whole number (1)
  --serial N         the story's number among all, from 1; 0 for none (0)
  --camp CAMP        ${CAMPS.join(', ')} (景気)
  --name NAME        the character's name (灯)
  --first-line TEXT  its first line of speech
  --trait TEXT       its special trait
  --category A,B     up to six of ${LISTED_CATEGORIES.join(' ')}
  --hand ID, --armor ID, --accessory ID, --food ID, --important ID   equipment, by 商品ID
  --guest NAME, --guest-line TEXT  somebody who may turn up
  --world ID         begin in this world
  --worlds ID,ID     visit these worlds only, again where they are few
  --watch FILE       alone: shows a scene's faults, or the scene for each camp, now and at every save
  --turns N          stop after so many turns
  --format FORMAT    text or jsonl (text)
  --model MODEL      the narrator, as STORY_MODEL
  --compare          tell the story twice, offline and by the model, beside each other (128 cells wide), and what it cost
  --character        print what is understood of the character instead of a story
Settings are environment variables:
${MODEL_SETTINGS_HELP}`;

export interface StoryArguments {
  readonly seed: number;
  /** From 1; 0 for none. */
  readonly serial: number;
  readonly participant: Participant;
  readonly turns: number;
  readonly format: 'text' | 'jsonl';
  /** '' for the order of the seed. */
  readonly world: string;
  /** The worlds that the story is limited to; none for all. */
  readonly worlds: readonly string[];
  /** '' for that of STORY_MODEL. */
  readonly model: string;
  /** Tell the story offline and by the model. */
  readonly isCompared: boolean;
  /** Print the compiled character instead of a story. */
  readonly isCharacterAsked: boolean;
}

const text = (value: string) => ({ type: 'string', default: value }) as const;

/** The parsed command line, or what is wrong with it. */
export function readStoryArguments(
  args: readonly string[],
): StoryArguments | 'help' | { readonly error: StoryCommandError } {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        seed: text('1'),
        serial: text('0'),
        camp: text('景気'),
        name: text('灯'),
        'first-line': text(DEFAULT_FIRST_WORD),
        trait: text(''),
        category: text(''),
        hand: text(''),
        armor: text(''),
        accessory: text(''),
        food: text(''),
        important: text(''),
        guest: text(''),
        'guest-line': text('ここは、どこの朝？'),
        world: text(''),
        worlds: text(''),
        turns: text('100000'),
        model: text(''),
        compare: { type: 'boolean', default: false },
        character: { type: 'boolean', default: false },
        format: text('text'),
        help: { type: 'boolean', short: 'h', default: false },
      },
    }));
  } catch (error) {
    return refused('bad-command', error instanceof Error ? error.message : String(error));
  }
  if (values.help) return 'help';
  const seed = Number(values.seed);
  const serial = Number(values.serial);
  const turns = Number(values.turns);
  const camp = CAMPS.find((one) => one === values.camp);
  const category = listed(values.category);
  const unknown = category.find((one) => LISTED_CATEGORIES.every((known) => known !== one));
  if (!Number.isSafeInteger(seed)) return refused('seed-malformed', '--seed takes a whole number.');
  if (!Number.isSafeInteger(serial) || serial < 0) {
    return refused('serial-malformed', '--serial takes 0 or more.');
  }
  if (!Number.isSafeInteger(turns) || turns < 1) {
    return refused('turns-malformed', '--turns takes 1 or more.');
  }
  if (camp === undefined) {
    return refused('camp-unknown', `--camp takes one of ${CAMPS.join(', ')}.`);
  }
  if (unknown !== undefined) {
    return refused(
      'category-unknown',
      `There is no category ${unknown}. There are: ${LISTED_CATEGORIES.join(' ')}.`,
    );
  }
  if (values.format !== 'text' && values.format !== 'jsonl') {
    return refused('format-unknown', '--format takes text or jsonl.');
  }
  const participant = participantOf(values, camp, category);
  const { format, world, model, character: isCharacterAsked, compare: isCompared } = values;
  const worlds = listed(values.worlds);
  const asked = { model, isCharacterAsked, isCompared };
  return { seed, serial, turns, format, world, worlds, participant, ...asked };
}

function refused(
  code: StoryCommandErrorCode,
  message: string,
): { readonly error: StoryCommandError } {
  return { error: { code, message } };
}

/** What stands between commas. */
const listed = (value: string): string[] => value.split(',').filter((one) => one !== '');

type Texts = Readonly<
  Record<
    | 'name'
    | 'first-line'
    | 'trait'
    | 'hand'
    | 'armor'
    | 'accessory'
    | 'food'
    | 'important'
    | 'guest'
    | 'guest-line',
    string
  >
>;

function participantOf(values: Texts, camp: Camp, category: readonly string[]): Participant {
  const id = (value: string) => (value === '' ? null : Number(value));
  return {
    uid: 'cli',
    onamae: normaliseLine(values.name).slice(0, TEXT_LIMITS.onamae),
    firstWord: normaliseLine(values['first-line']).slice(0, TEXT_LIMITS.firstWord),
    camp,
    category: category.slice(0, 6),
    equipment: {
      ...EMPTY_EQUIPMENT,
      hand: id(values.hand),
      armor: id(values.armor),
      accessory: id(values.accessory),
      food: id(values.food),
      important: id(values.important),
      text: normaliseText(values.trait).slice(0, TEXT_LIMITS.trait),
    },
    importantIds: [],
    guestCandidates: guestCandidatesOf(values),
  };
}

function guestCandidatesOf(values: Texts): readonly GuestCandidate[] {
  const onamae = normaliseLine(values.guest).slice(0, TEXT_LIMITS.onamae);
  const firstWord = normaliseLine(values['guest-line']).slice(0, TEXT_LIMITS.firstWord);
  return onamae === '' ? [] : [{ uid: 'guest', onamae, firstWord }];
}

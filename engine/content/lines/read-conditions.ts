import { CAMPS } from '../../../story/camp';
import { AGE_BANDS, BODIES } from '../../character/vocabulary/bodies';
import { FEARS } from '../../character/vocabulary/fears';
import { HABITS } from '../../character/vocabulary/habits';
import { LIMITS } from '../../character/vocabulary/limits';
import { SKILLS } from '../../character/vocabulary/skills';
import { TEMPERS } from '../../character/vocabulary/tempers';
import { THINGS } from '../../character/vocabulary/things';
import { VOICES } from '../../character/vocabulary/voices';
import { WANTS } from '../../character/vocabulary/wants';
import { CATEGORY_NAMES } from '../../../story/catalogue/catalogue-item';
import { TIMES, WEATHERS } from '../../../story/scene';
import type { Condition } from '../../storylets/format/condition';
import { PROMISE_OUTCOMES } from '../../storylets/format/promise-outcome';
import { GUEST_VOICES } from '../../world/guest';
import { MAX_HP } from '../../world/state';
import { AFFINITIES, WORN_SLOTS } from '../../world/traveller';
import { LineError, Words } from './words';

const TALLIES = ['profit', 'fights', 'settled', 'complications'] as const;
const STATUSES = ['open', 'closed', 'none'] as const;

/** What a condition may ask, by its first word. A new one is a line here. */
const ASKED: Readonly<Record<string, (words: Words) => Condition>> = {
  camp: (words) => ({ is: 'camp', camp: words.oneOf('a camp', CAMPS) }),
  time: (words) => ({ is: 'time', times: words.someOf('a time of day', TIMES) }),
  weather: (words) => ({ is: 'weather', weathers: words.someOf('a weather', WEATHERS) }),
  at: (words) => ({ is: 'at', places: words.ids('a place') }),
  knows: (words) => ({ is: 'knows', key: words.id('something to know') }),
  thread: (words) => ({
    is: 'thread',
    thread: words.id('a thread'),
    status: words.oneOf('a state of a thread', STATUSES),
  }),
  money: (words) => ({ is: 'money', ...words.range('a range of money', 0, Infinity) }),
  hp: (words) => ({ is: 'hp', ...words.range('a range of hp', 0, MAX_HP) }),
  trusts: (words) => ({
    is: 'trust',
    person: words.id('a person'),
    min: words.number('the least trust'),
  }),
  worn: (words) => ({ is: 'worn', slot: words.oneOf('a slot', WORN_SLOTS) }),
  affinity: (words) => ({ is: 'affinity', affinities: words.someOf('an affinity', AFFINITIES) }),
  trait: () => ({ is: 'trait' }),
  deals: (words) => ({
    is: 'deals',
    categories: words.someOf('a category of goods', CATEGORY_NAMES),
  }),
  sold: () => ({ is: 'sold' }),
  later: () => ({ is: 'later' }),
  did: (words) => ({
    is: 'did',
    what: words.oneOf('something done', TALLIES),
    min: words.number('how much of it'),
  }),
  today: (words) => ({ is: 'deed', day: 'today', deeds: words.deeds() }),
  yesterday: (words) => ({ is: 'deed', day: 'yesterday', deeds: words.deeds() }),
  before: (words) => ({ is: 'deed', day: 'before', deeds: words.deeds() }),
  set: (words) => ({ is: 'set', key: words.id('a fact') }),
  pass: (words) => ({ is: 'pass', ...words.range('a range of passes', 1, Infinity) }),
  ended: (words) => ({
    is: 'ended',
    outcome: words.oneOf('an outcome of a promise', PROMISE_OUTCOMES),
    ...words.range('a range of chapters', 1, Infinity),
  }),
  able: (words) => ({ is: 'skill', skills: words.someOf('a skill', SKILLS) }),
  unable: (words) => ({ is: 'limit', limits: words.someOf('a limit', LIMITS) }),
  afraid: (words) => ({ is: 'fear', fears: words.someOf('a fear', FEARS) }),
  temper: (words) => ({ is: 'temper', tempers: words.someOf('a temper', TEMPERS) }),
  body: (words) => ({ is: 'body', bodies: words.someOf('something of the body', BODIES) }),
  habit: (words) => ({ is: 'habit', habits: words.someOf('a habit', HABITS) }),
  likes: (words) => ({ is: 'likes', things: words.someOf('a thing', THINGS) }),
  dislikes: (words) => ({ is: 'dislikes', things: words.someOf('a thing', THINGS) }),
  age: (words) => ({ is: 'age', ages: words.someOf('an age', AGE_BANDS) }),
  wants: (words) => ({ is: 'want', wants: words.someOf('a want', WANTS) }),
  voice: (words) => ({ is: 'voice', voices: words.someOf('a voice', VOICES) }),
  guest: (words) => {
    const voice = GUEST_VOICES.find((one) => words.skip(one));
    return voice === undefined ? { is: 'guest' } : { is: 'guest', voice };
  },
};

/**
 * Reads conditions that must all hold: `knows seal and not (weather rain or time night)`.
 * @throws LineError
 */
export function readConditions(line: string): Condition[] {
  const words = new Words(line);
  const conditions = both(words);
  words.end();
  return conditions;
}

/** `A and B and C`, or `A or B or C`. */
function both(words: Words): Condition[] {
  const conditions = [term(words)];
  const joint = ['and', 'or'].find((one) => one === words.peek());
  if (joint === undefined) return conditions;
  while (words.skip(joint)) conditions.push(term(words));
  if (words.peek() === 'and' || words.peek() === 'or') {
    throw new LineError('“and” and “or” stand side by side: put brackets around one.', words.at);
  }
  return joint === 'and' ? conditions : [{ is: 'any', conditions }];
}

function term(words: Words): Condition {
  if (words.skip('not')) return { is: 'not', condition: term(words) };
  const { at } = words;
  if (!words.skip('(')) return atom(words);
  const [condition, second] = both(words);
  if (!words.skip(')')) throw new LineError('A bracket is not closed.', words.at);
  if (condition === undefined || second !== undefined) {
    throw new LineError('Brackets hold conditions with “or” between them.', at);
  }
  return condition;
}

function atom(words: Words): Condition {
  const { text, at } = words.take('a condition');
  const read = Object.hasOwn(ASKED, text) ? ASKED[text] : undefined;
  if (read !== undefined) return read(words);
  const known = Object.keys(ASKED).join(', ');
  throw new LineError(`“${text}” is no condition. There are: ${known}.`, at);
}

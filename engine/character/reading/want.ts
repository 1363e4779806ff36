import { NOT_WANTED, NO_WISH, WANT_WORDS, WISH } from '../lexicon/wants';
import type { Reading, Want, WantObject } from '../schema/reading';
import type { ThingId } from '../vocabulary/things';
import type { WantId } from '../vocabulary/wants';
import { isDenied } from './stance';
import { sentenceAround, spanOf, type Text } from './text';

export type Known = Pick<Reading, 'ties' | 'trades' | 'likes' | 'limits'>;

const SAID_AS_A_WISH = 0.9;
const SAID_IN_PASSING = 0.6;
/** A first line is a moment's word; the trait weighs more. */
const OF_A_FIRST_LINE = 0.8;

/** What the hero says it wants, in its trait or its first line; null where neither says it. */
export function wantIn(trait: Text, firstLine: Text, known: Known): Want | null {
  const said = [...wantsIn(trait, 1), ...wantsIn(firstLine, OF_A_FIRST_LINE)];
  let best: Want | null = null;
  for (const { id, span, confidence } of said) {
    if (best !== null && confidence <= best.confidence) continue;
    const object = objectOf(id, known);
    if (object !== null) best = { id, object, span, confidence };
  }
  return best;
}

/** What the hero says it does not want. */
export function refusedIn(trait: Text, firstLine: Text): ReadonlySet<WantId> {
  const refused = NOT_WANTED.filter(
    ([, pattern]) => pattern.test(firstLine.words) || pattern.test(trait.words),
  );
  return new Set(refused.map(([id]) => id));
}

function wantsIn(
  text: Text,
  weight: number,
): { id: WantId; span: Want['span']; confidence: number }[] {
  const { words } = text;
  return WANT_WORDS.flatMap(([id, pattern]) => {
    const match = pattern.exec(words);
    if (match === null) return [];
    const start = match.index;
    const end = start + match[0].length;
    if (isDenied(words, start, end) || NO_WISH.test(words.slice(end))) return [];
    const sentence = sentenceAround(words, start);
    const isWish = WISH.test(words.slice(start, Math.min(sentence.end, end + 12)));
    const confidence = weight * (isWish ? SAID_AS_A_WISH : SAID_IN_PASSING);
    return [{ id, span: spanOf(text, start, end), confidence }];
  });
}

const FOODS: readonly ThingId[] = [
  'sweets',
  'alcohol',
  'meat',
  'fish',
  'vegetables',
  'spicy-food',
  'tea',
  'bread',
  'noodles',
  'eating',
];
/** What can be mislaid and found: nobody looks for gossip or the rain in a drawer. */
const LOSABLE: readonly ThingId[] = ['treasure', 'old-things', 'books', 'tinkering'];
const NO_OBJECT: WantObject = { kind: 'none' };

/** Whom or what the want is about, as far as the character knows one; null where the want makes no sense without. */
export function objectOf(id: WantId, { ties, trades, likes }: Known): WantObject | null {
  const tie = (...states: Reading['ties'][number]['state'][]): WantObject | null => {
    const found = ties.find(
      (one) => states.includes(one.state) && one.id !== 'enemy' && one.id !== 'rival',
    );
    return found === undefined ? null : { kind: 'tie', id: found.id };
  };
  const trade = (...stages: Reading['trades'][number]['stage'][]): WantObject | null => {
    const found = trades.find(({ stage }) => stages.includes(stage));
    return found === undefined ? null : { kind: 'trade', id: found.id, word: found.word };
  };
  const thing = (...things: readonly ThingId[]): WantObject | null => {
    const found = likes.find((like) => things.length === 0 || things.includes(like.id));
    return found === undefined ? null : { kind: 'thing', id: found.id };
  };
  switch (id) {
    case 'hear-voice':
      return tie('dead', 'lost') ?? tie('living') ?? { kind: 'tie', id: 'somebody' };
    case 'find-person':
      return tie('lost') ?? tie('living') ?? { kind: 'tie', id: 'somebody' };
    case 'protect':
    case 'be-forgiven':
      return tie('living', 'lost', 'dead') ?? NO_OBJECT;
    case 'defeat': {
      const foe = ties.find((one) => one.id === 'enemy' || one.id === 'rival');
      return foe === undefined ? NO_OBJECT : { kind: 'tie', id: foe.id };
    }
    case 'become':
      return trade('aspiring', 'apprentice') ?? trade('present') ?? NO_OBJECT;
    case 'finish-apprenticeship':
      return trade('apprentice', 'aspiring') ?? trade('present') ?? NO_OBJECT;
    case 'be-recognised':
    case 'own-house':
      return trade('present', 'aspiring', 'apprentice', 'former') ?? NO_OBJECT;
    case 'taste':
      return thing(...FOODS) ?? { kind: 'thing', id: 'eating' };
    case 'find-out':
      return (
        thing('fire', 'riddles', 'stars', 'sea', 'books', 'tinkering', 'old-things') ?? NO_OBJECT
      );
    case 'find-thing':
      return thing(...LOSABLE) ?? { kind: 'thing', id: 'treasure' };
    case 'be-paid':
    case 'be-rich':
    case 'go-home':
    case 'be-free':
    case 'belong':
    case 'rest':
    case 'regain-past':
      return NO_OBJECT;
  }
}

import type { FearId } from '../vocabulary/fears';
import type { ThingId } from '../vocabulary/things';
import type { Entry } from './entry';
import { THINGS_OF_NATURE } from './things-of-nature';
import { THINGS_OF_PEOPLE } from './things-of-people';

/** `topics`: what is liked or disliked where a predicate follows; `sure`: says by itself that it is liked. */
export const THING_WORDS: Readonly<Record<ThingId, Entry>> = {
  ...THINGS_OF_NATURE,
  ...THINGS_OF_PEOPLE,
};

/** The fear that is meant where the hero is afraid of a thing that is not in the lexicon of fears. */
export const FEAR_OF_THING: Readonly<Partial<Record<ThingId, FearId>>> = {
  authority: 'anger',
  fights: 'anger',
  night: 'dark',
  rain: 'thunder',
};

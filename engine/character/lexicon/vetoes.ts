import type { AgeBand, BodyId, NatureId } from '../vocabulary/bodies';
import type { LimitId } from '../vocabulary/limits';
import type { ThingId } from '../vocabulary/things';
import type { FearId } from '../vocabulary/fears';
import type { VetoId } from '../vocabulary/vetoes';

type Vetoes<Id extends string> = Readonly<Partial<Record<Id, readonly VetoId[]>>>;

export const VETOES_OF_LIMIT: Vetoes<LimitId> = {
  'no-lies': ['lie'],
  'few-words': ['chat'],
  'no-voice': ['speak', 'chat', 'shout', 'sing'],
  'tone-deaf': ['sing'],
  'no-refusing': ['refuse'],
  'blurts-out': ['keep-a-secret'],
  'no-swimming': ['swim'],
  slow: ['run'],
  'bad-leg': ['run', 'climb'],
  'bad-back': ['lift', 'climb'],
  weak: ['lift'],
  frail: ['lift'],
  'no-alcohol': ['drink-alcohol'],
  'no-fighting': ['fight'],
  'no-direction': ['lead-the-way'],
  'poor-sight': ['see-far'],
  blind: ['see', 'see-far', 'read', 'write'],
  'hard-of-hearing': ['hear'],
  'night-blind': ['see-in-the-dark'],
  'no-numbers': ['calculate'],
  'no-reading': ['read', 'write'],
  'no-cooking': ['cook'],
  'no-past': ['remember-past'],
  'no-magic': ['cast-spells'],
};

export const VETOES_OF_BODY: Vetoes<BodyId> = {
  'left-handed': ['use-right-hand'],
  'one-armed': ['use-both-hands'],
};

export const VETOES_OF_AGE: Vetoes<AgeBand> = {
  child: ['old-memory', 'be-adult', 'drink-alcohol'],
  youth: ['old-memory', 'drink-alcohol'],
  old: ['be-young'],
};

export const VETOES_OF_NATURE: Vetoes<NatureId> = {
  machine: ['eat', 'drink-alcohol'],
  doll: ['eat', 'drink-alcohol'],
  ghost: ['eat', 'drink-alcohol', 'lift'],
};

export const VETOES_OF_DISLIKE: Vetoes<ThingId> = {
  cats: ['warm-to-cats'],
  dogs: ['warm-to-dogs'],
  birds: ['warm-to-birds'],
  horses: ['warm-to-horses'],
  animals: ['warm-to-cats', 'warm-to-dogs', 'warm-to-birds', 'warm-to-horses'],
  children: ['warm-to-children'],
  people: ['warm-to-people'],
  lies: ['lie'],
  sweets: ['eat-sweets'],
  alcohol: ['drink-alcohol'],
  meat: ['eat-meat'],
  fish: ['eat-fish'],
  vegetables: ['eat-vegetables'],
};

export const VETOES_OF_FEAR: Vetoes<FearId> = {
  cats: ['warm-to-cats'],
  dogs: ['warm-to-dogs'],
  birds: ['warm-to-birds'],
  horses: ['warm-to-horses'],
  strangers: ['warm-to-people'],
  heights: ['climb'],
  water: ['swim'],
};

import { TRADE_WORDS } from '../lexicon/trades';
import type { Reading, Trade } from '../schema/reading';
import { ageIn } from './age';
import { elementsIn, noElements, type Elements } from './elements';
import { hitsIn } from './hits';
import { isHeroItself } from './kin';
import { genderIn, natureIn } from './person';
import { textOf } from './text';
import { tiesIn } from './ties';
import { tradesIn } from './trades';
import { voiceIn } from './voice';
import { wantIn } from './want';

/** In a first line things are said in passing, and often of others. */
const OF_A_FIRST_LINE = 0.6;
const OF_A_TRADE = 0.7;
const OF_AN_APPRENTICE = 0.5;

/** What the lexicon reads in a trait and a first line. It may contradict itself. */
export function readCharacter(texts: {
  readonly trait: string;
  readonly firstLine: string;
}): Reading {
  const trait = textOf('trait', texts.trait);
  const firstLine = textOf('first-line', texts.firstLine);
  const hits = hitsIn(trait.words).filter((hit) => !isHeroItself(trait.words, hit));
  const spoken = hitsIn(firstLine.words);
  const trades = uniqueBy(
    [...tradesIn(trait, hits), ...weakened(tradesIn(firstLine, spoken))],
    ({ id }) => id,
  );
  const ties = uniqueBy(
    [...tiesIn(trait, hits), ...weakened(tiesIn(firstLine, spoken))],
    ({ id }) => id,
  );
  const elements = merged([
    elementsIn(trait, hits),
    weakenedElements(elementsIn(firstLine, spoken)),
    skillsOfTrades(trades),
  ]);
  return {
    ...elements,
    nature: natureIn(trait, hits) ?? natureIn(firstLine, spoken),
    age: ageIn(trait, hits) ?? ageIn(firstLine, spoken),
    gender: genderIn(trait, hits) ?? genderIn(firstLine, spoken),
    ties,
    trades,
    want: wantIn(trait, firstLine, {
      ties,
      trades,
      likes: elements.likes,
      limits: elements.limits,
    }),
    voice: voiceIn(trait, firstLine),
  };
}

function weakened<Found extends { readonly confidence: number }>(list: readonly Found[]): Found[] {
  return list.map((found) => ({ ...found, confidence: found.confidence * OF_A_FIRST_LINE }));
}

function weakenedElements(elements: Elements): Elements {
  return {
    skills: weakened(elements.skills),
    limits: weakened(elements.limits),
    body: weakened(elements.body),
    tempers: weakened(elements.tempers),
    habits: weakened(elements.habits),
    likes: weakened(elements.likes),
    dislikes: weakened(elements.dislikes),
    fears: weakened(elements.fears),
  };
}

/** What a trade teaches those who have it or had it. */
function skillsOfTrades(trades: readonly Trade[]): Elements {
  const skills = trades.flatMap(({ id, stage, span, confidence }) => {
    if (stage === 'aspiring') return [];
    const learned = stage === 'apprentice' ? OF_AN_APPRENTICE : OF_A_TRADE;
    return TRADE_WORDS[id].skills.map((skill) => ({
      id: skill,
      span,
      confidence: confidence * learned,
    }));
  });
  return { ...noElements(), skills };
}

function merged(all: readonly Elements[]): Elements {
  return {
    skills: strongest(all.flatMap(({ skills }) => skills)),
    limits: strongest(all.flatMap(({ limits }) => limits)),
    body: strongest(all.flatMap(({ body }) => body)),
    tempers: strongest(all.flatMap(({ tempers }) => tempers)),
    habits: strongest(all.flatMap(({ habits }) => habits)),
    likes: strongest(all.flatMap(({ likes }) => likes)),
    dislikes: strongest(all.flatMap(({ dislikes }) => dislikes)),
    fears: strongest(all.flatMap(({ fears }) => fears)),
  };
}

/** Each id once, with its best evidence. */
function strongest<Found extends { readonly id: string; readonly confidence: number }>(
  list: readonly Found[],
): Found[] {
  const best = new Map<string, Found>();
  for (const found of list) {
    const known = best.get(found.id);
    if (known === undefined || known.confidence < found.confidence) best.set(found.id, found);
  }
  return [...best.values()];
}

function uniqueBy<Found>(list: readonly Found[], keyOf: (found: Found) => string): Found[] {
  const unique = new Map<string, Found>();
  for (const found of list) if (!unique.has(keyOf(found))) unique.set(keyOf(found), found);
  return [...unique.values()];
}

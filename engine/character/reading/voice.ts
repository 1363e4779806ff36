import { PRONOUN_WORDS, SAID_OF_SPEECH, SIGNS } from '../lexicon/manners';
import type { Voice } from '../schema/reading';
import { VOICES, type VoiceId } from '../vocabulary/voices';
import { spanOf, type Text } from './text';

/** A first line may have several signs; so many of them count. */
const MOST_SIGNS = 3;
/** How a character calls itself says less of its voice than how it speaks. */
export const OF_A_PRONOUN = 0.4;
/** A trait is written in plain or polite sentences by everybody; only a pronoun or a dialect shows a voice. */
const MARKED_VOICES: readonly VoiceId[] = [
  'samurai',
  'lady',
  'kansai',
  'old',
  'haughty',
  'rough',
  'blunt',
];
/** Of signs that only one voice has. */
export const SURE_SOUND = 0.9;

/** How the hero speaks: as the trait says, else as the first line sounds; null where neither shows it. */
export function voiceIn(trait: Text, firstLine: Text): Voice | null {
  return (
    withPronoun(saidAndHeard(saidOfSpeech(trait), firstLine), trait, firstLine) ??
    withPronoun(soundOf(firstLine, VOICES), trait, firstLine) ??
    withPronoun(soundOf(trait, MARKED_VOICES), trait, firstLine) ??
    ofPronoun(firstLine) ??
    ofPronoun(trait)
  );
}

type Found = Omit<Voice, 'pronoun'>;

/** 口が悪い says nothing of a woman or a man; 沸かしな does. */
function saidAndHeard(said: Found | null, firstLine: Text): Found | null {
  if (said?.id !== 'rough') return said;
  const heard = soundOf(firstLine, ['rough', 'blunt']);
  return heard?.id === 'blunt' && heard.confidence >= SURE_SOUND ? { ...said, id: 'blunt' } : said;
}

function saidOfSpeech(trait: Text): Found | null {
  for (const [id, pattern] of SAID_OF_SPEECH) {
    const match = pattern.exec(trait.words);
    if (match !== null) {
      return {
        id,
        span: spanOf(trait, match.index, match.index + match[0].length),
        confidence: 0.95,
      };
    }
  }
  return null;
}

function soundOf(text: Text, voices: readonly VoiceId[]): Found | null {
  const { words } = text;
  const weights = SIGNS.filter(([id]) => voices.includes(id)).map(([id, weight, pattern]) => {
    const all = [...words.matchAll(new RegExp(pattern.source, 'gu'))];
    return { id, weight: weight * Math.min(MOST_SIGNS, all.length), first: all[0] };
  });
  const best = weights.reduce((one, other) => (other.weight > one.weight ? other : one));
  if (best.first === undefined) return null;
  const { index } = best.first;
  return {
    id: best.id,
    span: spanOf(text, index, index + best.first[0].length),
    confidence: best.weight > 3 ? SURE_SOUND : 0.7,
  };
}

/** A speaker of no register that calls itself something. */
function ofPronoun(text: Text): Voice | null {
  for (const [pronoun, id, pattern] of PRONOUN_WORDS) {
    const match = pattern.exec(text.words);
    if (match === null) continue;
    const span = spanOf(text, match.index, match.index + match[0].length);
    return { id, pronoun, span, confidence: OF_A_PRONOUN };
  }
  return null;
}

function withPronoun(found: Found | null, trait: Text, firstLine: Text): Voice | null {
  if (found === null) return null;
  const said = /一人称(?:は|が|:)[「『]?(?<pronoun>[^」』。、]{1,5})/u.exec(trait.words)?.groups?.[
    'pronoun'
  ];
  const words = said ?? firstLine.words;
  const pronoun =
    PRONOUN_WORDS.find(([, , pattern]) =>
      pattern.test(said === undefined ? words : `${words}は`),
    ) ?? PRONOUN_WORDS.find(([, , pattern]) => pattern.test(trait.words));
  return { ...found, pronoun: pronoun?.[0] ?? null };
}

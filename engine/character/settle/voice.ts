import { OF_A_PRONOUN } from '../reading/voice';
import type { Reading, Voice } from '../schema/reading';
import type { Span } from '../schema/span';
import type { Pronoun, VoiceId } from '../vocabulary/voices';

const UNSAID: Span = { source: 'hash', start: 0, end: 0, words: '' };
const SAID_IN_THE_TRAIT = 0.9;

/** How a woman or a man of a voice calls itself where it says nothing, and the voice's own pronoun is the other's. */
const PRONOUN_OF: Readonly<Record<'woman' | 'man', Readonly<Partial<Record<VoiceId, Pronoun>>>>> = {
  woman: {
    rough: 'あたし',
    old: 'わたし',
    taciturn: 'わたし',
    haughty: 'わたし',
  },
  man: { cheerful: '僕', kansai: '俺', soft: '僕', child: '僕' },
};
/** Who says them does not say じゃ. */
const NOT_OF_OLD_SPEECH: readonly (Pronoun | null)[] = ['あたし', 'わたし', '僕', '自分'];

/** How a character speaks: as it said or sounded, else as its age, its rank or its temper makes likely. */
export function voiceOf(reading: Reading): Voice {
  const { voice, limits, age, gender } = reading;
  const pronoun = voice?.pronoun ?? null;
  const quiet = limits.find(({ id }) => id === 'few-words' || id === 'no-voice');
  if (quiet !== undefined)
    return asItsGender({ id: 'taciturn', pronoun, span: quiet.span, confidence: 0.9 }, gender);
  if (voice !== null && voice.confidence > OF_A_PRONOUN) {
    const isOfAnyAge = voice.id !== 'soft' && voice.id !== 'plain';
    return asItsGender(
      isOfAnyAge || age?.band !== 'child' ? voice : { ...voice, id: 'child' },
      gender,
    );
  }
  const likely = byStanding(reading) ?? (voice === null ? byTemper(reading) : null);
  return asItsGender(
    likely === null
      ? (voice ?? { id: 'plain', pronoun, span: UNSAID, confidence: OF_A_PRONOUN })
      : { ...likely, pronoun, confidence: OF_A_PRONOUN },
    gender,
  );
}

type Likely = Pick<Voice, 'id' | 'span'>;

function byStanding({ voice, age, trades, gender }: Reading): Likely | null {
  const samurai = trades.find(({ id }) => id === 'samurai');
  const noble = trades.find(({ id }) => id === 'noble' || id === 'ruler');
  if (age?.band === 'child') return { id: 'child', span: age.span };
  if (samurai !== undefined) return { id: 'samurai', span: samurai.span };
  if (noble !== undefined && voice === null)
    return { id: gender?.id === 'woman' ? 'lady' : 'haughty', span: noble.span };
  // じゃ is an old man's in stories of today; an old woman that says it says it in its first line.
  const isOld = age?.band === 'old' && gender?.id !== 'woman';
  if (isOld && !NOT_OF_OLD_SPEECH.includes(voice?.pronoun ?? null))
    return { id: 'old', span: age.span };
  return null;
}

function byTemper({ tempers }: Reading): Likely | null {
  for (const { id, span } of tempers) {
    if (id === 'hot-headed' || id === 'brave') return { id: 'rough', span };
    if (id === 'cheerful' || id === 'carefree') return { id: 'cheerful', span };
    if (id === 'proud') return { id: 'haughty', span };
    if (id === 'gentle' || id === 'serious' || id === 'modest' || id === 'timid')
      return { id: 'polite', span };
  }
  return null;
}

/** Plain speech with くれ and か is a man's; a woman's, and whose says あたし or わたし, is soft. */
function asItsGender(voice: Voice, gender: Reading['gender']): Voice {
  const isMan = gender?.id === 'man';
  const isSoft =
    gender?.id === 'woman' ||
    (!isMan && (voice.pronoun === 'あたし' || voice.pronoun === 'わたし'));
  let { id } = voice;
  if (id === 'plain' && isSoft) id = 'soft';
  const isTold = voice.confidence > SAID_IN_THE_TRAIT || voice.pronoun === 'あたし';
  if (id === 'soft' && isMan && !isTold) id = 'plain';
  const own = gender === null ? undefined : PRONOUN_OF[gender.id][id];
  return { ...voice, id, pronoun: voice.pronoun ?? own ?? null };
}

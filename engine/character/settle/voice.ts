import { OF_A_PRONOUN, SURE_SOUND } from '../reading/voice';
import type { Reading, Voice } from '../schema/reading';
import type { Span } from '../schema/span';
import type { Pronoun, VoiceId } from '../vocabulary/voices';

const UNSAID: Span = { source: 'hash', start: 0, end: 0, words: '' };
const SAID_IN_THE_TRAIT = 0.9;

/** How a woman or a man of a voice calls itself where it says nothing, and the voice's own pronoun is the other's. */
const PRONOUN_OF: Readonly<Record<'woman' | 'man', Readonly<Partial<Record<VoiceId, Pronoun>>>>> = {
  woman: {
    old: 'わたし',
    taciturn: 'わたし',
    haughty: 'わたし',
  },
  man: { cheerful: '僕', kansai: '俺', soft: '僕', child: '僕' },
};
/** What a woman is called that speaks bluntly, unless she is polite or gentle. */
const BLUNT_WOMEN =
  /^(?:産婆|助産婦|おかみ|女将|老婆|老女|婆|おばあ|お?ばあさん|おばちゃん|おばさん|女?(?:姐|姉|あね)|女(?:船長|海賊|親分|盗賊|博徒|番長|頭|渡世人|棟梁|首領|傭兵|山賊|義賊|漁師|鍛冶|大工|船乗り))/u;
const GENTLE = ['gentle', 'kind', 'warm-hearted', 'serious', 'modest', 'timid'] as const;
/** A woman that calls herself one of them speaks as she calls herself. */
const PRONOUNS_OF_MEN: readonly (Pronoun | null)[] = [
  '俺',
  '僕',
  'おいら',
  'あっし',
  'わし',
  'ワイ',
];
/** A man that says no more of a lady's speech than this is polite. */
const OF_BOTH = /^ごきげんよう$/u;
/** Who says them does not say じゃ. */
const NOT_OF_OLD_SPEECH: readonly (Pronoun | null)[] = ['あたし', 'わたし', '僕', '自分'];

/** How a character speaks: as it said or sounded, else as its age, its rank or its temper makes likely. */
export function voiceOf(reading: Reading): Voice {
  const { limits, age, gender } = reading;
  const voice = ofWomenOnly(reading);
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

/** Of かい alone a man or nobody is as likely; 安いよ！ of a blunt woman is not cheerful. */
function ofWomenOnly({ voice, gender, age, tempers }: Reading): Reading['voice'] {
  if (voice === null) return null;
  const isWoman = gender?.id === 'woman' || voice.pronoun === 'あたし';
  if (voice.id === 'blunt' && voice.confidence < SURE_SOUND && !isWoman) {
    return voice.pronoun === null ? null : { ...voice, id: 'plain', confidence: OF_A_PRONOUN };
  }
  const exclaims = voice.id === 'cheerful' && /^(?:だよ|よ|い[いく]よ)/u.test(voice.span.words);
  return exclaims && isBluntWoman({ gender, age, tempers }) ? { ...voice, id: 'blunt' } : voice;
}

function isBluntWoman({
  gender,
  age,
  tempers,
}: Pick<Reading, 'gender' | 'age' | 'tempers'>): boolean {
  if (gender?.id !== 'woman' || age?.band === 'child') return false;
  if (tempers.some(({ id }) => GENTLE.some((one) => one === id))) return false;
  return age?.band === 'old' || BLUNT_WOMEN.test(gender.span.words);
}

type Likely = Pick<Voice, 'id' | 'span'>;

function byStanding(reading: Reading): Likely | null {
  const { voice, age, trades, gender } = reading;
  const samurai = trades.find(({ id }) => id === 'samurai');
  const noble = trades.find(({ id }) => id === 'noble' || id === 'ruler');
  if (age?.band === 'child') return { id: 'child', span: age.span };
  if (samurai !== undefined) return { id: 'samurai', span: samurai.span };
  if (noble !== undefined && voice === null)
    return { id: gender?.id === 'woman' ? 'lady' : 'haughty', span: noble.span };
  const isUnmarked = voice === null || voice.id === 'soft' || voice.id === 'plain';
  if (isUnmarked && gender !== null && isBluntWoman(reading))
    return { id: 'blunt', span: gender.span };
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

/**
 * Plain speech with くれ and か is a man's; a woman's, and whose says あたし or わたし, is soft. So is rough speech a man's, and
 * blunt speech a woman's, or of a speaker that says あたし.
 */
function asItsGender(voice: Voice, gender: Reading['gender']): Voice {
  const isMan = gender?.id === 'man';
  const isSoft =
    gender?.id === 'woman' ||
    (!isMan && (voice.pronoun === 'あたし' || voice.pronoun === 'わたし'));
  let { id } = voice;
  if (id === 'plain' && isSoft) id = 'soft';
  const saysAsMen = PRONOUNS_OF_MEN.includes(voice.pronoun);
  const isWoman = gender?.id === 'woman' || (!isMan && voice.pronoun === 'あたし');
  if (id === 'rough' && isWoman && !saysAsMen) id = 'blunt';
  if (id === 'blunt' && (isMan || saysAsMen)) id = 'rough';
  const isTold = voice.confidence > SAID_IN_THE_TRAIT || voice.pronoun === 'あたし';
  if (id === 'soft' && isMan && !isTold) id = 'plain';
  if (id === 'lady' && isMan && OF_BOTH.test(voice.span.words)) id = 'polite';
  const own = gender === null ? undefined : PRONOUN_OF[gender.id][id];
  return { ...voice, id, pronoun: voice.pronoun ?? own ?? null };
}

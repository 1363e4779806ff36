import type { Reading, Voice } from '../schema/reading';
import type { Span } from '../schema/span';
import type { Pronoun } from '../vocabulary/voices';

type GenderId = NonNullable<Reading['gender']>['id'];

/** How nobody of the other gender calls itself, or hardly anybody. */
const GENDER_OF_PRONOUN: Readonly<Partial<Record<Pronoun, GenderId>>> = {
  あたし: 'woman',
  わたくし: 'woman',
  わらわ: 'woman',
  僕: 'man',
  俺: 'man',
  おいら: 'man',
  わし: 'man',
  ワイ: 'man',
  あっし: 'man',
  拙僧: 'man',
};
const SURE_BY_PRONOUN = 0.5;
const SURE_BY_NAME = 0.4;

/** Endings of given names that nearly always say a gender. */
const NAMES_OF_WOMEN =
  /(?:[一-龠][子美香菜奈恵江代花華乃葉姫]|[ぁ-ん一-龠]子|みこ|[かさまみゆりよ]こ|[ゆみまさ]か|な[なみえ]|えり|みき|ゆき|ゆい|さき|さくら|ひまり|はな|あおい|あかり|かおり|しおり|みどり|のぞみ|めぐみ|ちゃん|姫|嬢)$|^お[一-龠]$/u;
const NAMES_OF_MEN =
  /(?:[一-龠ぁ-ん](?:太|郎|男|夫|雄|助|介|之|彦|平|吉|蔵|造|樹|斗|翔|丸|門|衛)|たろう|じろう|さぶろう|すけ|のすけ|ひこ|たろ|ろう|くん|君|ジョー|ケン)$/u;

/** … of names that are written by their sound, in hiragana or katakana: ミナ, ゆうと. */
const SOUND_OF_WOMEN =
  /^(?:み[なおかきく]|[りれゆあはか]な|な[なおつ]|えみ|くみ|まい|[りもゆ]か|もも|りり|[まゆ]り|あんな|すず|つむぎ|こはる|はるか|あや[かのめ]?|ゆうか|ちか|しほ|しずく|ことね|[ぁ-ん]{1,3}こ)$/u;
const SOUND_OF_MEN =
  /^[ぁ-ん]{1,3}(?:うた|いた|んた|うと|ると|いと|うじ|んじ|うすけ|すけ|ろう|ぞう|ひこ|へい|きち|のぶ|まさ)$/u;
const FIRST_KATAKANA = 'ァ'.charCodeAt(0);
const FIRST_HIRAGANA = 'ぁ'.charCodeAt(0);

/** The gender that a voice or a name makes likely, where no words say it. */
export function genderOfSpeech(voice: Voice | null, name: string): Reading['gender'] {
  const pronoun = voice?.pronoun ?? null;
  const of = pronoun === null ? undefined : GENDER_OF_PRONOUN[pronoun];
  if (voice !== null && of !== undefined)
    return { id: of, span: voice.span, confidence: SURE_BY_PRONOUN };
  const id = genderOfName(name);
  return id === null ? null : { id, span: nameSpan(name), confidence: SURE_BY_NAME };
}

function genderOfName(name: string): GenderId | null {
  const sound = inHiragana(name);
  if (NAMES_OF_MEN.test(name) || SOUND_OF_MEN.test(sound)) return 'man';
  return NAMES_OF_WOMEN.test(name) || SOUND_OF_WOMEN.test(sound) ? 'woman' : null;
}

function inHiragana(name: string): string {
  return name.replace(/[ァ-ヶ]/gu, (one) =>
    String.fromCharCode(one.charCodeAt(0) - FIRST_KATAKANA + FIRST_HIRAGANA),
  );
}

function nameSpan(name: string): Span {
  return { source: 'name', start: 0, end: name.length, words: name };
}

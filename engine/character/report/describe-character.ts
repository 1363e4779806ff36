import { BODY_WORDS, NATURE_WORDS } from '../lexicon/bodies';
import { FEAR_WORDS } from '../lexicon/fears';
import { HABIT_WORDS } from '../lexicon/habits';
import { LIMIT_WORDS } from '../lexicon/limits';
import { SKILL_WORDS } from '../lexicon/skills';
import { TEMPER_WORDS } from '../lexicon/tempers';
import { THING_WORDS } from '../lexicon/things';
import { TIE_WORDS } from '../lexicon/ties';
import type { Character, Conflict } from '../schema/character';
import type { Source, Span } from '../schema/span';
import {
  AGE_LABELS,
  GENDER_LABELS,
  HUMAN_LABEL,
  STAGE_LABELS,
  STATE_LABELS,
  VETO_LABELS,
  VOICE_LABELS,
} from './labels';
import { wantWords } from './want-words';

const SOURCE_LABELS: Readonly<Record<Source, string>> = {
  trait: '性質',
  'first-line': '第一声',
  name: '名前',
  camp: '陣営から',
  hash: '何も書かれていないので、文面から決めた',
};
const CONFLICT_LABELS: Readonly<Record<Conflict['code'], string>> = {
  opposite: '食い違うので、あとの方をとる',
  implied: 'はっきり書かれた方をとる',
  manner: '話し方は性質に合わせる',
  age: '年に合わない',
};

interface Found {
  readonly span: Span;
  readonly confidence: number;
}

/** What was understood of a character, for a person to read: each element with the words that it came from. */
export function describeCharacter(character: Character): string {
  const { nature, age, gender, want, voice, ties, trades, vetoes, conflicts, unread } = character;
  const rows = <Row extends Found>(
    title: string,
    list: readonly Row[],
    label: (row: Row) => string,
  ) => list.map((row) => `${title}　${label(row)}　${evidence(row)}`);
  const one = <Row extends Found>(title: string, row: Row | null, label: (row: Row) => string) =>
    rows(title, row === null ? [] : [row], label);
  return [
    `名前　${character.name}`,
    ...one('姿', nature, ({ id }) => (id === 'human' ? HUMAN_LABEL : NATURE_WORDS[id].label)),
    ...one(
      '年',
      age,
      ({ band, years }) => `${AGE_LABELS[band]}${inBrackets(years === null ? '' : `${years}歳`)}`,
    ),
    ...one('性', gender, ({ id }) => GENDER_LABELS[id]),
    ...rows('体', character.body, ({ id }) => BODY_WORDS[id].label),
    ...rows('仕事', trades, ({ word, stage }) => `${word}${inBrackets(STAGE_LABELS[stage])}`),
    ...rows('得意', character.skills, ({ id }) => SKILL_WORDS[id].label),
    ...rows('苦手', character.limits, ({ id }) => LIMIT_WORDS[id].label),
    ...rows('恐れ', character.fears, ({ id }) => FEAR_WORDS[id].label),
    ...rows('好き', character.likes, ({ id }) => THING_WORDS[id].label),
    ...rows('嫌い', character.dislikes, ({ id }) => THING_WORDS[id].label),
    ...rows('気質', character.tempers, ({ id }) => TEMPER_WORDS[id].label),
    ...rows('癖', character.habits, ({ id }) => HABIT_WORDS[id].label),
    ...rows(
      '縁',
      ties,
      ({ id, state }) => `${TIE_WORDS[id].label}${inBrackets(STATE_LABELS[state])}`,
    ),
    ...one('望み', want, wantWords),
    ...one('話し方', voice, ({ id, pronoun }) => `${VOICE_LABELS[id]}${inBrackets(pronoun ?? '')}`),
    ...vetoes.map((id) => `決してしない　${VETO_LABELS[id]}`),
    ...conflicts.map(
      ({ code, kept, dropped }) =>
        `食い違い　${quoted(kept.span)} と ${quoted(dropped.span)}：${CONFLICT_LABELS[code]}（${kept.element}。捨てたのは ${dropped.element}）`,
    ),
    ...unread.map((span) => `わからなかった言葉　${quoted(span)}`),
  ].join('\n');
}

/** '' for nothing. */
function inBrackets(words: string): string {
  return words === '' ? '' : `（${words}）`;
}

function evidence({ span, confidence }: Found): string {
  return `← ${quoted(span)}　確かさ ${Math.round(confidence * 100)} %`;
}

function quoted({ source, words }: Span): string {
  return words === '' ? SOURCE_LABELS[source] : `${SOURCE_LABELS[source]}「${words}」`;
}

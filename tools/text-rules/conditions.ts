import { CATEGORY_NAMES } from '../../story/catalogue/catalogue-item';
import { CHARACTER_ICONS } from '../../story/character-icon';
import { QUOTES } from '../../story/user-text/text-problem';
import { REPORT_REASON_LIMIT } from '../../story/report';
import {
  MARKS_ON_A_LETTER,
  normaliseLine,
  normaliseText,
  TEXT_LIMITS,
} from '../../story/user-text/normalise-text';
import { CHARACTERS, classOf } from './character-class';
import { reservedPatterns } from './reserved-pattern';

/** Invisible outside of an emoji: the rules can't check the preceding character. */
const WITHIN_EMOJI = ['\u200D', '\uFE0F'];
/** Letters that neither a joiner nor a mark turns into another character. */
const BESIDE = '灯';

/** Blocks of combining marks. */
const STACKED =
  /[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u0610-\u061A\u064B-\u065F\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u1AB0-\u1ACE\u1DC0-\u1DFF\u20D0-\u20F0\u3099\u309A\uFE20-\uFE2F]/u;
/** Blocks of marks that are no letters, and of blanks. */
const MARKS_AND_BLANKS =
  /[\u0020-\u00BF\u2000-\u206F\u2E00-\u2E5D\u3000-\u303F・\uFE0F\uFF00-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65]/u;

const ISO_DATE =
  '^"?[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]([.][0-9]{1,3})?Z"?$';

const stacked = CHARACTERS.filter((character) => STACKED.test(character));
const marks = classOf(stacked);
const onlyMarks = classOf(
  CHARACTERS.filter(
    (character) =>
      stacked.includes(character) ||
      (MARKS_AND_BLANKS.test(character) && !/[\p{L}\p{N}\p{S}]/u.test(character)),
  ),
);
/** Letters and kana, without emoji. */
const LETTERS = '[ -~\u00C0-\u1FFF\u3040-\u3296\u3400-\uD7FF]';

/** Everything that `normalise` removes or changes, at any position. */
const changedBy = (normalise: (text: string) => string): string =>
  classOf(
    CHARACTERS.filter((character) => {
      const within = `${BESIDE}${character}${BESIDE}`;
      return !WITHIN_EMOJI.includes(character) && normalise(within) !== within;
    }),
  );

const is = 'newData.isString()';
const plain = 'newData.getPriority() === null';
const matches = (pattern: string): string => `newData.val().matches(/${pattern}/)`;
const length = (longest: number): string => `newData.val().length <= ${longest}`;
const all = (...conditions: readonly string[]): string => [is, ...conditions, plain].join(' && ');

/** What can remain in a text after `normalise`, as far as the rules can check. */
const normalised = (normalise: (text: string) => string): string[] => [
  `!${matches(changedBy(normalise))}`,
  `!${matches(`${marks}{${MARKS_ON_A_LETTER + 1}}`)}`,
];

const normalisedLine = (): string[] => [
  ...normalised(normaliseLine),
  `!${matches(`^${classOf([' ', ...stacked, ...WITHIN_EMOJI].toSorted())}`)}`,
  `!${matches('[ ]$')}`,
  `!${matches(`${LETTERS}\u200D`)}`,
  `!${matches('\u200D$')}`,
];

/** The `.validate` of every user text, by its path in the rules. */
export function textConditions(): ReadonlyMap<readonly string[], string> {
  const root = ['rules', 'ai', '27'];
  const entry = [...root, 'entry', '$uid'];
  const line = normalisedLine();
  const text = normalised(normaliseText);
  const { anywhere, whole } = reservedPatterns();
  const oneOf = (names: readonly string[]): string => matches(`^(${names.join('|')})$`);
  return new Map([
    [[...entry, 'date'], all(matches(ISO_DATE))],
    [
      [...entry, 'onamae'],
      all(
        length(TEXT_LIMITS.onamae),
        ...line,
        matches(onlyMarks.replace('[', '[^')),
        `!${matches(`[${QUOTES}]`)}`,
        `!${matches(anywhere)}`,
        `!${matches(whole)}`,
      ),
    ],
    [[...entry, 'image'], all(oneOf(CHARACTER_ICONS))],
    [[...entry, 'equipment', 'text'], all(length(TEXT_LIMITS.trait), ...text)],
    [
      [...entry, 'category', '$slot'],
      `$slot.matches(/^[0-5]$/) && ${all(`(newData.val() === '' || ${oneOf(CATEGORY_NAMES)})`)}`,
    ],
    [
      [...entry, 'firstWord'],
      all('newData.val().length >= 1', length(TEXT_LIMITS.firstWord), ...line),
    ],
    [[...root, 'reader', '$uid', 'bookmark', '$slot', 'date'], all(matches(ISO_DATE))],
    [[...root, 'report', '$docid', '$uid', 'date'], all(matches(ISO_DATE))],
    [[...root, 'report', '$docid', '$uid', 'reason'], all(length(REPORT_REASON_LIMIT), ...text)],
  ]);
}

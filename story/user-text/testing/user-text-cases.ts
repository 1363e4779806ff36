import type { FirstWordProblem, NameProblem } from '../text-problem';

/** The user texts that others can read. */
export type TextField = 'onamae' | 'firstWord' | 'trait';

/** The expected result of one text in the form, the rules and the engine. */
export interface UserTextCase {
  readonly what: string;
  readonly field: TextField;
  readonly typed: string;
  /** The text that the form sends and the engine shows, or the form's error code. */
  readonly form: { readonly sends: string } | { readonly refuses: NameProblem | FirstWordProblem };
  /** The engine's result for a stored entry with this text; defaults to the form's. */
  readonly engine?: string;
  /** Why the rules accept a text that the form changes or refuses. The rules refuse all other such texts. */
  readonly rulesTake?: string;
}

const NO_ASTRAL = 'The rules’ character classes end at U+FFFF.';
const NO_COMPOSITION = 'The rules know which characters NFKC changes, not which ones it joins.';
const NO_EMOJI = 'The rules do not know which joiners stand within an emoji.';
const NO_LINE_SEPARATOR = 'A regular expression of the rules cannot name U+2028 and U+2029.';
const NO_ACCENTS = 'The rules compare with letters that have no accent.';
const NO_SURROGATES = 'A lone surrogate cannot be named in the rules’ JSON.';

/** The engine's replacements for a refused name and a refused first line. */
const HIDDEN = '名を伏せた旅人';
const DEFAULT_LINE = 'このループからぬけださなきゃ…';

const sent = (
  what: string,
  field: TextField,
  typed: string,
  sends = typed,
  rulesTake?: string,
): UserTextCase => ({
  what,
  field,
  typed,
  form: { sends },
  ...(rulesTake === undefined ? {} : { rulesTake }),
});

const reserved = (what: string, typed: string, rulesTake?: string): UserTextCase => ({
  what,
  field: 'onamae',
  typed,
  form: { refuses: 'onamae-reserved' },
  engine: HIDDEN,
  ...(rulesTake === undefined ? {} : { rulesTake }),
});

const unseen = (what: string, typed: string, rulesTake?: string): UserTextCase => ({
  what,
  field: 'onamae',
  typed,
  form: { refuses: 'onamae-empty' },
  engine: '',
  ...(rulesTake === undefined ? {} : { rulesTake }),
});

const quotes = (what: string, typed: string, engine: string): UserTextCase => ({
  what,
  field: 'onamae',
  typed,
  form: { refuses: 'onamae-quotes' },
  engine,
});

export const USER_TEXT_CASES: readonly UserTextCase[] = [
  sent('a kanji', 'onamae', '灯'),
  sent('a name of twenty characters', 'onamae', 'あ'.repeat(20)),
  sent('a space within', 'onamae', '空木 ソラ'),
  sent('a middle dot', 'onamae', 'マリー・アンナ'),
  sent('a Latin name', 'onamae', "O'Brien"),
  sent('an accent', 'onamae', 'René'),
  sent('a Korean name', 'onamae', '김민지'),
  sent('Cyrillic', 'onamae', 'Ольга'),
  sent('parentheses', 'onamae', '灯（仮）'),
  sent('printed marks', 'onamae', 'モーニング！'),
  sent('a note', 'onamae', '♪'),
  sent('a kanji that looks like a dash', 'onamae', '一'),
  sent('a guest of another kind', 'onamae', 'スペシャルゲスト'),
  sent('a system of another kind', 'onamae', 'システマ'),
  sent('a joined emoji', 'onamae', '👩‍🚀'),
  sent('a family of emoji', 'onamae', '👨‍👩‍👧‍👦と灯'),
  sent('an emoji that is shown in colours', 'onamae', '❤\uFE0F灯'),
  sent('a kana with a mark that has no character of its own', 'onamae', 'あ\u3099'),
  sent('half-width katakana', 'onamae', 'ｱｶﾘ', 'アカリ'),
  sent('full-width letters', 'onamae', 'Ａｋａｒｉ', 'Akari'),
  sent('spaces around', 'onamae', ' 灯 ', '灯'),
  sent('a wide space', 'onamae', '空木　ソラ', '空木 ソラ'),
  sent('mathematical letters', 'onamae', '𝓐kari', 'Akari', NO_ASTRAL),
  sent('a kana in two parts', 'onamae', 'か\u3099く', 'がく', NO_COMPOSITION),
  sent('an accent in two parts', 'onamae', 'Rene\u0301', 'René', NO_COMPOSITION),
  sent('a zero-width space', 'onamae', '灯\u200B里', '灯里'),
  sent('a joiner that joins nothing', 'onamae', '灯\u200D里', '灯里'),
  sent('a joiner at the end', 'onamae', '灯\u200D', '灯'),
  sent('a joiner after an emoji', 'onamae', '🚀\u200D灯', '🚀灯', NO_EMOJI),
  sent('a soft hyphen', 'onamae', '灯\u00AD里', '灯里'),
  sent('a bidirectional override', 'onamae', '灯\u202E里', '灯里'),
  sent('an isolate', 'onamae', '\u2066灯\u2069', '灯'),
  sent('a control character', 'onamae', '灯\u0007', '灯'),
  sent('a line break', 'onamae', '灯\n里', '灯 里'),
  sent('a line separator', 'onamae', '灯\u2028里', '灯 里', NO_LINE_SEPARATOR),
  sent('a variation selector', 'onamae', '灯\uFE0F', '灯', NO_EMOJI),
  sent('a variation of a kanji', 'onamae', '葛\u{E0100}城', '葛城', NO_ASTRAL),
  sent('tag characters', 'onamae', '灯\u{E0041}\u{E007F}', '灯', NO_ASTRAL),
  sent('a lone surrogate', 'onamae', '灯\uD83D', '灯', NO_SURROGATES),
  sent('private use', 'onamae', '灯\uE000', '灯'),
  sent(
    'more marks than a letter can carry',
    'onamae',
    `Z${'\u0335'.repeat(9)}`,
    `Z${'\u0335'.repeat(3)}`,
  ),
  sent('a mark on nothing', 'onamae', '\u0301灯', '灯'),
  {
    what: 'a name that is too long',
    field: 'onamae',
    typed: 'あ'.repeat(21),
    form: { refuses: 'onamae-too-long' },
    engine: 'あ'.repeat(20),
  },
  {
    what: 'an empty name',
    field: 'onamae',
    typed: '',
    form: { refuses: 'onamae-empty' },
    engine: '',
  },
  unseen('blanks', ' 　 '),
  unseen('a Hangul filler', '\u3164'),
  unseen('Hangul fillers of half width', '\uFFA0\uFFA0'),
  unseen('Hangul fillers for a syllable', '\u115F\u1160'),
  unseen('a blank of Braille', '\u2800'),
  unseen('a lone joiner', '\u200D'),
  unseen('a Mongolian separator', '\u180E'),
  unseen('a variation selector alone', '\uFE0F'),
  unseen('a grapheme joiner', '\u034F'),
  unseen('a mark alone', '\u0301'),
  unseen('tag characters alone', '\u{E0067}\u{E007F}', NO_ASTRAL),
  unseen('a lone surrogate alone', '\uDE00', NO_SURROGATES),
  {
    what: 'marks alone',
    field: 'onamae',
    typed: '…・…',
    form: { refuses: 'onamae-no-letter' },
    engine: '',
  },
  quotes('corners', '灯「里」', '灯里'),
  quotes('a closing corner', '灯」と言い', '灯と言い'),
  quotes('white corners', '『灯』', '灯'),
  quotes('lenticular brackets', '【灯】', '灯'),
  quotes('the marks of a stand-in', '《旅人》', '旅人'),
  quotes('quotation marks', '“灯”', '灯'),
  quotes('straight quotation marks', '"灯"', '灯'),
  reserved('a guest', 'ゲスト'),
  reserved('a guest’s number', 'ゲスト#10353'),
  reserved('a guest’s number in wide characters', 'ゲスト＃１０３５３'),
  reserved('a guest’s number after another name', 'にせ#10353'),
  reserved('the number alone', '10353'),
  reserved('the number with letters', '1O353'),
  reserved('the number in circles', '①⓪③⑤③'),
  reserved('the number in mathematical digits', '𝟏𝟎𝟑𝟓𝟑', NO_ASTRAL),
  reserved('a guest in hiragana', 'げすと'),
  reserved('a guest with spaces', 'ゲ ス ト'),
  reserved('a guest with a joiner', 'ゲ\u200Dスト'),
  reserved('a guest with dots', 'ゲ・ス・ト'),
  reserved('a guest with a kanji', 'ゲス卜'),
  reserved('a guest of half width', 'ｹﾞｽﾄ'),
  reserved('a guest with a number', 'ゲスト2'),
  reserved('a guest with a title', 'ゲストさん'),
  reserved('a guest in English', 'Guest'),
  reserved('the game master', 'ゲームマスター'),
  reserved('the game master with a space', 'ゲーム マスター'),
  reserved('the game master without the long vowels', 'ゲムマスタ'),
  reserved('the game master with kanji for them', 'ゲ一ムマスタ一'),
  reserved('the game master with dashes', 'ゲ—ムマスタ-'),
  reserved('the game master in letters', 'ＧＭ'),
  reserved('the system', 'システム'),
  reserved('the system in hiragana', 'しすてむ'),
  reserved('the system in English', 'System'),
  reserved('the system with Cyrillic letters', 'ѕуѕtеm'),
  reserved('the system with an accent', 'systém', NO_ACCENTS),
  reserved('the operator', '運営'),
  reserved('the operator’s people', '運営者'),
  reserved('the operator’s team', '公式運営チーム'),
  reserved('the operator in other forms of the kanji', '運營'),
  reserved('the administrator', '管理者'),
  reserved('the administrator in English', 'ａｄｍｉｎ'),
  reserved('the administrator with a Cyrillic letter', 'аdmin'),
  reserved('the administrator with a Greek letter', 'αdmin'),
  reserved('the administrator with a digit', 'adm1n'),
  reserved('the ledger’s office', '帳場'),
  sent('a first line', 'firstWord', 'このループからぬけださなきゃ…！？'),
  sent('eighty characters', 'firstWord', 'あ'.repeat(80)),
  sent('a pause', 'firstWord', '……'),
  sent('corners in a line', 'firstWord', '「行くぜ」と言ってみたかった。'),
  sent('a reserved name in a line', 'firstWord', '運営さん、おはよう。'),
  sent('wide characters in a line', 'firstWord', 'Ｈｅｌｌｏ', 'Hello'),
  sent('two lines', 'firstWord', '一行\n二行', '一行 二行'),
  sent('an isolate in a line', 'firstWord', '\u2066さあ', 'さあ'),
  sent('a Hangul filler in a line', 'firstWord', 'さ\u3164あ', 'さあ'),
  {
    what: 'a line that is not seen',
    field: 'firstWord',
    typed: '\u2800\u3164',
    form: { refuses: 'firstWord-empty' },
    engine: DEFAULT_LINE,
  },
  {
    what: 'an empty line',
    field: 'firstWord',
    typed: '',
    form: { refuses: 'firstWord-empty' },
    engine: DEFAULT_LINE,
  },
  {
    what: 'a line that is too long',
    field: 'firstWord',
    typed: 'あ'.repeat(81),
    form: { refuses: 'firstWord-too-long' },
    engine: 'あ'.repeat(80),
  },
  sent('a trait', 'trait', '左利き\n\t甘いものに弱い。'),
  sent('no trait', 'trait', ''),
  sent('a trait with an override', 'trait', '左\u202E利き', '左利き'),
  sent('a trait with a control character', 'trait', '左\u0000利き', '左利き'),
  sent('a trait with a zero-width space', 'trait', '左\u200B利き', '左利き'),
  sent('a trait with a Hangul filler', 'trait', '左\u3164利き', '左利き'),
  sent('a trait in half width', 'trait', 'ｱﾏｲもの', 'アマイもの'),
  sent('a trait with tag characters', 'trait', '左\u{E0061}利き', '左利き', NO_ASTRAL),
];

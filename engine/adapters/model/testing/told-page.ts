import * as v from 'valibot';
import { hashText } from '../../../world/random';
import { blockIn, type Question } from './model-server';

const texts = v.optional(v.array(v.string()), []);
const sectionSchema = v.object({
  節: v.string(),
  語り手: v.string(),
  所: v.string(),
  わけ: texts,
  まえの行いから: texts,
  思い出すこと: texts,
  先回りしたこと: texts,
  明くる日のこと: texts,
  出来事: texts,
  話すこと: texts,
  言うべき台詞: texts,
  道具立て: texts,
  見せること: texts,
  手がかり: texts,
  望み: texts,
  添えること: texts,
  絵: texts,
  書く言葉: v.array(v.string()),
  字数: v.string(),
});

/** What a prompt says of a section. */
export type AskedSection = v.InferOutput<typeof sectionSchema>;

const THINGS = [
  '雲',
  '埃',
  '影',
  '羽',
  '葉',
  '糸',
  '泡',
  '砂',
  '苔',
  '光',
  '藁',
  '紙',
  '布',
  '毛',
  '粉',
];
const DEEDS = ['ほどけた', '向きを変えた', '止まった', '揺れた', '落ちた', '伸びた', '滲んだ'];
const LOOKS = ['小さな', '古い', '乾いた', '白い', '薄い', '軽い', '細い', 'まるい', '淡い'];
const MANNERS = [
  '音もなく',
  'ゆっくり',
  '二度つづけて',
  'ふいに',
  '遅れて',
  'かすかに',
  '先に',
  'まっすぐ',
];
const SIDES = ['隅', '端', '奥', '裏', '脇', '縁'];
const FIRST = [
  'そのあいだに',
  '同じころ',
  '少し離れて',
  '声のとどかない所で',
  '足もとでは',
  '頭の上で',
];

/** The sections that a prompt asks for. */
export function sectionsAsked(question: Question): AskedSection[] {
  return v.parse(v.array(sectionSchema), blockIn(question, '節'));
}

/** The answer of a model that tells everything that it is asked to, with sentences of its own. */
export function toldPage(question: Question): string {
  const isAgain = question.user.includes('前の下書き');
  return sectionsAsked(question)
    .map((section) => `【${section.節}】\n${toldSection(section, isAgain ? ANEW : 0)}`)
    .join('\n');
}

/** Sentences of its own from this one on are not those of its first draft. */
const ANEW = 100;
/** That of the sentence that names what is left to name. */
const NAMED = 50;

/** One section of such an answer. @param own The number of its first own sentence. */
function toldSection(section: AskedSection, own: number): string {
  const [least = 150] = section.字数.split('から').map(Number);
  const paragraphs = [
    [...section.絵, ...section.まえの行いから, ...section.わけ],
    [...section.思い出すこと, ...section.出来事, ...section.先回りしたこと],
    section.明くる日のこと,
    [...section.話すこと.map(spoken), ...section.言うべき台詞],
    [...section.見せること, ...section.手がかり, ...section.添えること, ...section.望み],
  ].map((sentences) => sentences.map((one) => ended(own === 0 ? one : anew(one))).join(''));
  const wanted = [...section.書く言葉, ...section.道具立て];
  const missing = wanted.filter((word) => !paragraphs.join('').includes(word));
  if (missing.length > 0) paragraphs.push(ownSentence(section, own + NAMED, missing.join('や')));
  let words = ownSentence(section, own);
  for (let index = own + 1; paragraphs.join('\n').length + words.length < least + 5; index += 1) {
    words += ownSentence(section, index);
  }
  return [...paragraphs, words].filter((one) => one !== '').join('\n');
}

/** 「話すこと」 has the speaker before the substance. */
function spoken(words: string): string {
  const [speaker = '', ...said] = words.split('：');
  return speaker === 'だれか'
    ? `「${said.join('、')}」`
    : `「${said.join('、')}」と${speaker}は言う`;
}

/** A second draft has no sentence of the first one. */
const anew = (sentence: string): string =>
  /^「/u.test(sentence) ? sentence : `そこで、${sentence}`;

const ended = (sentence: string): string =>
  /[。！？」…―]$/u.test(sentence) ? sentence : `${sentence}。`;

/** Contradicts nothing. No two sections of a story have the same. */
function ownSentence(section: AskedSection, index: number, named?: string): string {
  const draw = (from: readonly string[], purpose: string) =>
    from[hashText(`${JSON.stringify(section)}/${index}/${purpose}`) % from.length] ?? '';
  const [side, thing, look, deed] = [
    draw(SIDES, 'side'),
    draw(THINGS, 'thing'),
    draw(LOOKS, 'look'),
    draw(DEEDS, 'deed'),
  ];
  if (named !== undefined) return `${look}${thing}の${side}で、${named}の話になる。`;
  if (index === 0 || index === ANEW) {
    return `${draw(FIRST, 'first')}、${section.所}の${side}で、だれも見ていない${look}${thing}がひとつ${deed}。`;
  }
  const [first, manner, another] = [
    draw(FIRST, 'first'),
    draw(MANNERS, 'manner'),
    draw(LOOKS, 'another'),
  ];
  return draw(['0', '1'], 'form') === '0'
    ? `${first}、${side}の${look}${thing}が${manner}${deed}。`
    : `${look}${side}の、${another}${thing}が${manner}${deed}。`;
}

/** Such an answer with something added to its first section. */
export function toldPageWith(added: string, question: Question): string {
  const [first = '', ...rest] = toldPage(question).split(/(?=^【)/mu);
  return [`${first.trimEnd()}\n${added}\n`, ...rest].join('');
}

/** The same text for each section that is asked for. */
export function samePage(text: string, question: Question): string {
  return sectionsAsked(question)
    .map((section) => `【${section.節}】\n${text}`)
    .join('\n');
}

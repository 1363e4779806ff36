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

const listed = (list: string): readonly string[] => list.split('、');

/** What a note begins with when it is put into other words, two of them. */
const LINKS = [
  listed(
    'そこで、やがて、さて、すると、つと、ついで、まず、ここで、あとは、そうして、なお、また、では、それも、いざ、かつ、ほどなく、ところで、はて、これで',
  ),
  listed(
    'ふと、そっと、じっと、つい、ただ、すっと、やはり、どうも、いくらか、ついに、なぜか、わりに、ひとまず、たしかに、ようやく、どうにか、すぐ、まるで、わざと、いかにも',
  ),
];
/** The same for what a person says. */
const SAYINGS = [
  listed(
    'なあ、ほら、そう、ねえ、ああ、さて、まあ、ええと、あの、ふむ、おや、うん、はい、やあ、なに、ええ、そら、よし、はて、いざ',
  ),
  listed(
    'つまり、だから、やはり、どうも、たしか、言えば、ただ、まず、では、それで、やっと、すぐ、ともかく、どうか、わりに、いかにも、ひとまず、まるで、なにしろ、とかく',
  ),
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

/** Left to long names, in characters. */
const ROOM = 40;

/**
 * One section of such an answer, without what may be left out where that is too much.
 * @param own The number of its first own sentence.
 */
function toldSection(section: AskedSection, own: number): string {
  const [least = 150, most = 400] = section.字数.split('から').map(Number);
  const whole = toldWith(section, own, least);
  if (whole.length <= most - ROOM) return whole;
  return toldWith({ ...section, 絵: [], 添えること: [] }, own, least, LINKS.slice(0, 1));
}

/** No note is copied. */
function toldWith(section: AskedSection, own: number, least: number, links = LINKS): string {
  const retold = (notes: readonly string[]) =>
    notes.map((note) => `${linkTo(note, links, section, own)}、${note}`);
  const paragraphs = [
    retold([...section.絵, ...section.まえの行いから, ...section.わけ]),
    retold([...section.思い出すこと, ...section.出来事, ...section.先回りしたこと]),
    section.明くる日のこと,
    section.話すこと.map((words) => spoken(words, linkTo(words, SAYINGS, section, own))),
    section.言うべき台詞,
    retold([...section.見せること, ...section.手がかり, ...section.添えること, ...section.望み]),
  ].map((sentences) => sentences.map(ended).join(''));
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
function spoken(words: string, first: string): string {
  const [speaker = '', ...said] = words.split('：');
  // One sentence, so that no part of it stands as it was given.
  const substance = said.join('、').replaceAll('。', '、');
  const line = /^《[^《》]+》$/u.test(substance)
    ? `「${substance}」`
    : `「${first}、${substance}」`;
  return ['だれか', '《旅人》'].includes(speaker) ? line : `${line}と${speaker}は言う`;
}

/** Words that no other section, nor another draft of it, puts before the same note. */
function linkTo(
  note: string,
  links: readonly (readonly string[])[],
  section: AskedSection,
  draft: number,
): string {
  return links
    .map(
      (list, place) =>
        list[hashText(`${JSON.stringify(section)}/${draft}/${place}/${note}`) % list.length],
    )
    .join('、');
}

const ended = (sentence: string): string =>
  /[。！？」…―]$/u.test(sentence) ? sentence : `${sentence}。`;

/** Contradicts nothing. No two sections of a story have the same. */
function ownSentence(section: AskedSection, index: number, named?: string): string {
  const draw = (from: readonly string[], purpose: string) =>
    from[hashText(`${JSON.stringify(section)}/${index}/${purpose}`) % from.length] ?? '';
  const [side, thing, look, deed, first, manner] = [
    draw(SIDES, 'side'),
    draw(THINGS, 'thing'),
    draw(LOOKS, 'look'),
    draw(DEEDS, 'deed'),
    draw(FIRST, 'first'),
    draw(MANNERS, 'manner'),
  ];
  if (named !== undefined) return `${look}${thing}の${side}で、${named}の話になる。`;
  if (index === 0 || index === ANEW) {
    return `${first}、${section.所}の${side}で、だれも見ていない${look}${thing}がひとつ、${manner}${deed}。`;
  }
  const another = draw(LOOKS, 'another');
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

import { kanjiNumber } from '../../../japanese/numbers';
import { hashText } from '../../../world/random';
import type { Fault } from '../../checks/check';
import type { Past } from '../../narrator';
import type { Prompt } from '../text-model';
import { markedBlock, quotedJson } from '../quoted-json';
import { heroSheet } from './hero-sheet';
import { PAGE_RULES, wornPhrases } from './page-rules';
import type { Plan } from './plan';
import { sectionSheet } from './section-sheet';
import type { Sheet } from './sheet';
import { commonMistakes, workedExamples } from './worked-examples';
import { worldSheet } from './world-sheet';

/** What a prompt goes without where a model's context is small, in this order. */
export const DROPPABLE = [
  '書き方の例',
  'よくある誤り',
  '見本の文',
  '使い古された言い方',
  '声の見本',
  '絵',
  'これまで',
] as const;
export type Droppable = (typeof DROPPABLE)[number];

/** What is asked of a model: some sections of a page. */
export interface Order {
  readonly uid: string;
  /** All sections of the page. */
  readonly plans: readonly Plan[];
  /** The sections to write, by their place from 0. */
  readonly wanted: readonly number[];
  /** Texts with stand-ins that stand before the page, newest last, and in it as far as they are written. */
  readonly before: readonly string[];
  readonly written: ReadonlyMap<number, string>;
  /** Of the draft before this one, by section. */
  readonly faults: ReadonlyMap<number, readonly Fault[]>;
}

/** Each typed text is cut to this length (UTF-16 code units), which is enough to characterise the traveller. */
const TYPED_LENGTH = 120;
/** So much of the text before a section is shown, in UTF-16 code units. */
const LAST_WORDS = 140;
/** The longest answer for a section, in characters: a third more than a section may have. */
const LONGEST_SECTION = 540;

/**
 * The prompt for sections of a page. Rules with their examples come first, which are the same for every story and long
 * enough for the providers' prompt caches (up to 4,096 tokens), then world and traveller, the same from page to page. Its data
 * stands between marks with a key that participants cannot know, so that typed text cannot end its block (prompt
 * injection); its size does not depend on the length of the story.
 */
export function pagePrompt(order: Order, dropped: readonly Droppable[] = []): Prompt {
  const { plans, wanted, faults } = order;
  const [first] = plans;
  if (first === undefined) throw new Error('There is no section to write.');
  const { situation, past } = first.masked;
  const key = String(hashText(`${order.uid}/${situation.moment.seed}/marks`));
  const has = (part: Droppable) => !dropped.includes(part);
  const block = (name: string, data: unknown) => markedBlock(name, key, quotedJson(data, 0));
  const sheets = wanted.flatMap((place) => {
    const plan = plans[place];
    return plan === undefined ? [] : [sheetOf(place, plan, order, has('絵'))];
  });
  const advice = wanted.flatMap((place) =>
    (faults.get(place) ?? []).map((fault) => `- 【${kanjiNumber(place + 1)}】${fault.advice}`),
  );
  return {
    system: rulesWithout(dropped),
    user: [
      block('世界', without(worldSheet(situation.world), has('見本の文') ? '' : '見本の文')),
      block('人物', without(heroSheet(situation.traveller), has('声の見本') ? '' : '声の見本')),
      block('打ちこまれた言葉', typedOf(first)),
      ...(has('これまで') ? [block('これまで', storySoFar(past))] : []),
      block('この頁', pageSheet(order)),
      markedBlock('節', key, `[\n${sheets.map((sheet) => quotedJson(sheet, 0)).join(',\n')}\n]`),
      ...(advice.length === 0
        ? []
        : [`前の下書きには次の不備があった。すべて直す。\n${advice.join('\n')}`]),
      `${wanted.map((place) => `【${kanjiNumber(place + 1)}】`).join('')}の本文を、規則を守って順に書く。`,
    ].join('\n\n'),
    longest: LONGEST_SECTION * wanted.length,
  };
}

/** The rules with what belongs to them. */
export function rulesWithout(dropped: readonly Droppable[]): string {
  const part = (name: Droppable, words: () => string) => (dropped.includes(name) ? [] : [words()]);
  return [
    PAGE_RULES,
    ...part('使い古された言い方', wornPhrases),
    ...part('よくある誤り', commonMistakes),
    ...part('書き方の例', workedExamples),
  ].join('\n\n');
}

function without(sheet: Sheet, name: string): Sheet {
  return Object.fromEntries(Object.entries(sheet).filter(([key]) => key !== name));
}

/** The texts of the story's own participant, except the name. A guest's texts are left out: stand-ins are enough for it. */
function typedOf({ request }: Pick<Plan, 'request'>): Readonly<Record<string, string>> {
  const { firstWord, trait } = request.situation.traveller;
  return { 第一声: firstWord.slice(0, TYPED_LENGTH), 性質: trait.slice(0, TYPED_LENGTH) };
}

function storySoFar({ chapters, deeds }: Past): Sheet {
  return {
    ...(chapters.length === 0 ? {} : { まえの章: chapters }),
    ...(deeds.length === 0 ? {} : { この章でしたこと: deeds }),
  };
}

function pageSheet({ plans, wanted, before, written }: Order): Sheet {
  const [from = 0] = wanted;
  const last =
    from === 0 ? before.at(-1) : (written.get(from - 1) ?? plans[from - 1]?.facts.outline);
  const { moment } = plans[0]?.masked.situation ?? { moment: { chapter: 1 } };
  const people = new Map(
    plans.flatMap(({ facts }) => facts.present.map(({ name, manner }) => [name, manner] as const)),
  );
  return {
    章: `第${kanjiNumber(moment.chapter)}章`,
    約束: isSettledIn(plans) ? 'この頁で決着がつく' : 'この頁では決着がつかない',
    顔ぶれ: Object.fromEntries(people),
    まだ明かさないこと: secretsOf(plans),
    ...(plans.some(({ facts }) => facts.isOver)
      ? { 結び: 'この頁で、くり返しも物語も終わる' }
      : {}),
    ...(last === undefined ? {} : { すぐ前の文: endOf(last) }),
  };
}

/** The last sentences of a text. */
function endOf(text: string): string {
  const words = text.replaceAll('\n', '');
  if (words.length <= LAST_WORDS) return words;
  const end = words.slice(-LAST_WORDS);
  return end.slice(end.search(/(?<=[。」])[^。」]/u));
}

/** Whether the world's promise ends in these sections, in whatever way. */
function isSettledIn(plans: readonly Plan[]): boolean {
  return plans.some(({ masked: { events, situation } }) =>
    situation.state.threads.some(
      ({ id, mandatory }) =>
        mandatory && events.some(({ type, thread }) => type === 'close' && thread === id),
    ),
  );
}

/** What only later sections tell. */
function secretsOf(plans: readonly Plan[]): string[] {
  const isRevealed = plans.some(({ masked }) =>
    masked.script.some(({ id }) => /^(?:revelation|question|tomorrow)(?:\/|$)/u.test(id)),
  );
  return [
    ...(isRevealed
      ? []
      : ['誰が鐘を撞いているのか', '七つ目の鐘の音とは何か', '最初の約束は何だったのか']),
    ...(isSettledIn(plans) ? [] : ['この土地の約束がどう終わるか']),
    ...(plans.some(({ facts }) => facts.isOver) ? [] : ['この日が何度くり返すか']),
  ];
}

function sheetOf(
  place: number,
  { request, facts, beats }: Plan,
  { written, wanted }: Order,
  hasImage: boolean,
): Sheet {
  const kept = new Map([...beats].filter(([purpose]) => hasImage || purpose !== '絵'));
  const before =
    wanted.includes(place - 1) || wanted[0] === place ? undefined : written.get(place - 1);
  return {
    ...sectionSheet(place + 1, request, facts, kept),
    ...(before === undefined ? {} : { 前の節の終わり: endOf(before) }),
  };
}

import { ENDINGS, QUESTION, WORLDS } from '#content';
import type { Camp } from '../story/camp';
import { EMPTY_EQUIPMENT } from '../story/entry';
import { DEFAULT_FIRST_WORD } from '../story/first-word';
import { scenesAnywhere } from '../engine/storylets/anywhere';
import type { World } from '../engine/storylets/format/world';
import { offlineNarrator } from '../engine/narration/offline-narrator';
import type { GuestCandidate, Participant } from '../engine/ports/entries/participant';
import { beginBook } from '../engine/turn/book';
import type { StorySave } from '../engine/turn/save';
import { step, type Step } from '../engine/turn/step';
import { narratedTurn, type NarratedTurn } from '../engine/turn/testing/proofread';
import { worldOfVisit } from '../engine/turn/visits';

/** A story that was played to its end, or as far as it came. */
export interface Played {
  readonly camp: Camp;
  readonly seed: number;
  readonly participant: Participant;
  /** Ids of the worlds, in the order of the chapters. */
  readonly worlds: readonly string[];
  /** Those worlds. */
  readonly book: readonly World[];
  readonly steps: readonly Step[];
  readonly told: readonly NarratedTurn[];
  /** Ids of the storylets that were told: `world/storylet`, and `anywhere/storylet` for those of no world. */
  readonly used: readonly string[];
  readonly ending: string;
  readonly ended: boolean;
  /** Milliseconds of each turn. */
  readonly cost: readonly number[];
}

/** No story is meant to have so many turns. */
const TOO_MANY_TURNS = 600;

/** @param worlds The worlds that the story may visit. */
export function playWhole(seed: number, camp: Camp, worlds: readonly World[]): Promise<Played> {
  const book = beginBook({ seed, serial: 0, worlds });
  return play(book.save, participantOf(seed, camp), book.worlds, TOO_MANY_TURNS);
}

/**
 * @param worlds Of the chapters.
 * @param most Turns after which it is left alone.
 */
export async function play(
  begun: StorySave,
  participant: Participant,
  worlds: readonly World[],
  most: number,
): Promise<Played> {
  const steps: Step[] = [];
  const told: NarratedTurn[] = [];
  const used = new Set<string>();
  const cost: number[] = [];
  let save = begun;
  let ending = '';
  while (!save.ended && steps.length < most) {
    const began = performance.now();
    const next = await step(save, participant, worlds, offlineNarrator);
    cost.push(performance.now() - began);
    if (next.save.scene !== null) {
      used.add(nameOf(save.worlds[save.chapter - 1] ?? '', next.save.scene.storylet));
      ending = next.save.scene.storylet;
    }
    told.push(narratedTurn(save, next));
    steps.push(next);
    save = next.save;
  }
  const { camp } = participant;
  const { seed, ended } = save;
  return {
    camp,
    seed,
    participant,
    worlds: begun.worlds,
    book: worlds,
    steps,
    told,
    used: [...used],
    ending,
    ended,
    cost,
  };
}

/** Storylets that belong to no world: guests', quarrels, interludes, the question and the endings. */
const OF_NO_WORLD: readonly string[] = [
  ...WORLDS.slice(0, 1).flatMap((world) => scenesAnywhere(world)),
  QUESTION,
  ...ENDINGS,
].map(({ id }) => id);

function nameOf(world: string, storylet: string): string {
  return `${OF_NO_WORLD.includes(storylet) ? 'anywhere' : worldOfVisit(world)}/${storylet}`;
}

/** Every storylet of some worlds and of none in particular, named as in `used`. */
export function allStorylets(worlds: readonly World[]): string[] {
  return [
    ...worlds.flatMap(({ id, storylets }) => storylets.map((one) => `${id}/${one.id}`)),
    ...OF_NO_WORLD.map((id) => `anywhere/${id}`),
  ];
}

const STRANGERS: readonly GuestCandidate[] = [
  { uid: 'sora', onamae: '空木ソラ', firstWord: '行くぜ、何度でも。' },
  { uid: 'kei', onamae: 'ケイ', firstWord: 'おはようございます。' },
  { uid: 'gen', onamae: 'ゲン爺', firstWord: 'わしはまだ帰らんぞ。' },
  { uid: 'nagi', onamae: '凪', firstWord: 'また、同じ朝。' },
];

/** Participants as they are: some with a trait and a full outfit, some with next to nothing, most among others. */
export function participantOf(seed: number, camp: Camp): Participant {
  const traits = ['方向音痴で、猫に好かれる', '値切るのが生きがい', '', '怖いもの知らずの泣き虫'];
  const categories = [['本', '食物'], ['薬'], [], ['剣', '盾', '道具', 'アクセサリ']];
  return {
    uid: `bench-${seed}`,
    onamae: ['灯', 'ヒカリ', '時守ソラ', 'Kei'][seed % 4] ?? '灯',
    firstWord: DEFAULT_FIRST_WORD,
    camp,
    category: categories[seed % 4] ?? [],
    equipment: {
      ...EMPTY_EQUIPMENT,
      ...(seed % 3 === 0 ? {} : { accessory: 821, food: 1141 }),
      text: traits[seed % 4] ?? '',
    },
    importantIds: [],
    guestCandidates: seed % 5 === 0 ? [] : STRANGERS.filter((_, index) => (seed + index) % 2 === 0),
  };
}

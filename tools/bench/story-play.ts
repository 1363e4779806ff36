import type { Camp } from '../../story/camp';
import { EMPTY_EQUIPMENT } from '../../story/entry';
import { offlineNarrator } from '../../engine/narration/offline-narrator';
import type { Participant } from '../../engine/ports/participant';
import { WORLDS } from '../../engine/storylets/worlds/worlds';
import { newSave } from '../../engine/turn/save';
import { step, type Step } from '../../engine/turn/step';
import { orderOfWorlds } from '../../engine/turn/worlds-of-story';

/** A story that was played to its end, or as far as it came. */
export interface Played {
  readonly camp: Camp;
  readonly seed: number;
  readonly steps: readonly Step[];
  /** Ids of the storylets that were told, `world/storylet`. */
  readonly used: readonly string[];
  readonly ending: string;
  readonly ended: boolean;
  /** Milliseconds of each turn. */
  readonly cost: readonly number[];
}

/** No story is meant to have so many turns. */
const TOO_MANY_TURNS = 600;

export async function playWhole(seed: number, camp: Camp): Promise<Played> {
  const participant = participantOf(seed, camp);
  const order = orderOfWorlds(WORLDS, seed).map(({ id }) => id);
  const steps: Step[] = [];
  const used = new Set<string>();
  const cost: number[] = [];
  let save = newSave(seed, order);
  let ending = '';
  while (!save.ended && steps.length < TOO_MANY_TURNS) {
    const world = save.worlds[save.chapter - 1] ?? '';
    const before = performance.now();
    const next = await step(save, participant, WORLDS, offlineNarrator);
    cost.push(performance.now() - before);
    if (next.save.scene !== null) {
      used.add(`${world}/${next.save.scene.storylet}`);
      ending = next.save.scene.storylet;
    }
    steps.push(next);
    save = next.save;
  }
  return { camp, seed, steps, used: [...used], ending, ended: save.ended, cost };
}

/** Participants as they are: some with a trait and a full outfit, some with next to nothing. */
function participantOf(seed: number, camp: Camp): Participant {
  const traits = ['方向音痴で、猫に好かれる', '値切るのが生きがい', '', '怖いもの知らずの泣き虫'];
  const categories = [['本', '食物'], ['薬'], [], ['剣', '盾', '道具', 'アクセサリ']];
  return {
    uid: `bench-${seed}`,
    onamae: ['灯', 'ヒカリ', '時守ソラ', 'Kei'][seed % 4] ?? '灯',
    firstWord: 'このループからぬけださなきゃ…',
    camp,
    category: categories[seed % 4] ?? [],
    equipment: {
      ...EMPTY_EQUIPMENT,
      ...(seed % 3 === 0 ? {} : { accessory: 821, food: 1141 }),
      text: traits[seed % 4] ?? '',
    },
    importantIds: [],
  };
}

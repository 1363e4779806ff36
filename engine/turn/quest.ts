import type { Beat } from '../storylets/format/storylet';
import type { World } from '../storylets/format/world';
import type { StorySave } from './save';

/** Ways of coming somewhere that say what for; none before the promise is found and after it is settled. */
export function waysOfQuest({ used }: Pick<StorySave, 'used'>, world: World): readonly string[] {
  const wasTold = (beat: Beat) =>
    world.storylets.some((one) => one.beat === beat && used.includes(one.id));
  const { asking, knowing, hurrying } = world.quest.ways;
  if (!wasTold('found') || wasTold('settled')) return [];
  if (wasTold('stake')) return hurrying;
  return wasTold('understood') ? knowing : asking;
}

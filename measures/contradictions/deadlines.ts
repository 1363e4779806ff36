import { chaptersOf, type MeasuredStory } from '../format/measured-story';

/** A time on the same day by which something has to be done. */
const DEADLINE =
  /日暮れまで|日没まで|日が暮れるまで|今日のうち|今日中|今日いっぱい|夕方までに|夜までに|今夜までに|(?:また|ふたたび|次に)鐘が六つ鳴るまで/u;

/** Chapters whose text sets the day's end as a limit and whose promise is settled on a later day. */
export function brokenDeadlines(story: MeasuredStory): string[] {
  return chaptersOf(story).flatMap((turns) => {
    const settled = turns.find(({ facts }) => facts.outcome !== undefined);
    const set = turns.find(({ text, day }) => DEADLINE.test(text) && day < (settled?.day ?? 0));
    return set === undefined
      ? []
      : [`day: ${set.facts.scene}: ${DEADLINE.exec(set.text)?.[0] ?? ''}`];
  });
}

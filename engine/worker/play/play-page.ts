import type { StoryRecord } from '../../ports/story-record';
import { readParticipant } from '../participants/read-participant';
import { claim, release } from '../publication/claim';
import { publishedSections } from '../publication/cursor';
import { publishTurns } from '../publication/publish-turns';
import { endsPage } from '../schedule/pace';
import type { PlayParts } from './play-parts';

/**
 * `page-over`: the page's last turn is published · `not-claimed`: not due, ended, or somebody else plays it ·
 * `superseded`: somebody else went on with it · `skipped`: its entry cannot be understood · `stopped`: asked to stop.
 */
export type PageOutcome = 'page-over' | 'not-claimed' | 'superseded' | 'skipped' | 'stopped';

/**
 * Plays a story from where it stands to the end of the page, each turn when it is due. Any number of workers may
 * try at once, and any of them may die: each turn is published once.
 * @param stopping Ends the page between two turns.
 */
export async function playPage<Save>(
  uid: string,
  parts: PlayParts<Save>,
  stopping: AbortSignal,
): Promise<PageOutcome> {
  const { store, entries, projector, clock, log, pace, leaseMs } = parts;
  const claimed = await store.update(uid, (record) => {
    const now = clock.now();
    return claim(record, { owner: parts.owner, now, until: now + leaseMs });
  });
  if (claimed === null) return 'not-claimed';
  const giveBack = async (change: Partial<StoryRecord> = {}): Promise<void> => {
    await store.update(uid, (record) => {
      const released = release(record, claimed.generation);
      return released === null ? null : { ...released, ...change };
    });
  };

  const read = readParticipant(uid, await entries.read(uid));
  if (!read.ok) {
    log({ level: 'warning', code: read.code, uid });
    await giveBack({ dueAt: clock.now() + pace.pageMs });
    return 'skipped';
  }
  if (publishedSections(claimed) > claimed.projected) await projector.project(claimed);

  const { storyteller } = parts;
  let record = claimed;
  let save = storyteller.parse(record.save);
  for (;;) {
    await clock.wait(record.dueAt - clock.now(), stopping);
    if (stopping.aborted) {
      await giveBack();
      return 'stopped';
    }
    const step = await storyteller.play(save, read.participant);
    const { chapter, section, chapterEnds } = step.played;
    const isOver = endsPage(section, chapterEnds);
    const at = clock.now();
    const projected = publishedSections(record);
    const published = await store.publish(uid, chapter, (story) =>
      publishTurns(
        story,
        {
          generation: claimed.generation,
          onamae: read.participant.onamae,
          turns: [{ played: step.played, at }],
          save: storyteller.serialise(step.save),
          projected,
          leaseUntil: isOver ? null : at + pace.turnMs + leaseMs,
        },
        pace,
      ),
    );
    if (published === null) {
      log({ level: 'warning', code: 'page-superseded', uid, chapter, section });
      // The last thing told to the public lists may be older than what the other worker told them.
      await projector.bringUpToDate(uid);
      return 'superseded';
    }
    log({ level: 'info', code: 'turn-published', uid, chapter, section });
    await projector.project(published);
    if (isOver) {
      await projector.settle(published);
      return 'page-over';
    }
    record = published;
    save = step.save;
  }
}

import { describe, expect, it } from 'vitest';
import type { StoryRecord } from '../../ports/stories/story-record';
import type { OpenStory } from '../../ports/stories/story-store';
import type { PlayedTurn } from '../../ports/stories/storyteller';
import { publishTurns, type Publication } from './publish-turns';

const PACE = { pageMs: 900_000, turnMs: 3000 };

const RECORD: StoryRecord = {
  uid: 'uid-a',
  seed: 1,
  save: 'old',
  sections: [],
  chapterEnded: false,
  merit: 0,
  status: 'playing',
  turnDueAt: 0,
  begunAt: 0,
  pageStartedAt: 0,
  onamae: '灯',
  guestCandidates: [],
  projected: 0,
  outbox: [],
  newest: null,
  generation: 3,
  lease: { owner: 'me', until: 1 },
};

const turn = (chapter: number, section: number, rest: Partial<PlayedTurn> = {}): PlayedTurn => ({
  chapter,
  section,
  theme: '冒険物',
  world: '霧の島',
  chapterTitle: '霧の島',
  chapterSummary: '',
  chapterEnds: false,
  turn: { role: 'model', turn: '鐘が鳴った。', url: '', sales: 0, unit: 0, continue: true },
  items: [{ itemId: 1, count: 2 }],
  merit: 7,
  ...rest,
});

const publication = (played: readonly PlayedTurn[], at = 10_000): Publication => ({
  generation: 3,
  onamae: 'ともし',
  camp: '平和',
  firstWord: '行こう。',
  image: 'cat',
  turns: played.map((one, index) => ({ played: one, at: at + index * PACE.turnMs })),
  guestCandidates: [{ uid: 'uid-b', onamae: '影', firstWord: '待て。' }],
  save: 'new',
  projected: 0,
  leaseUntil: 20_000,
});

const unbegun: OpenStory = { record: RECORD, chapter: null };

describe('publishTurns', () => {
  it('adds a turn to its chapter and moves the cursor', () => {
    const first = publishTurns(unbegun, publication([turn(1, 1)]), PACE);
    expect(first?.chapter).toMatchObject({ onamae: 'ともし', image: 'cat' });
    expect(first?.chapter.chapter).toMatchObject({
      title: '霧の島',
      turn: [{ turn: '鐘が鳴った。', date: '1970-01-01T00:00:10.000Z' }],
      items: [{ itemId: 1, count: 2 }],
    });
    expect(first?.record).toMatchObject({
      save: 'new',
      sections: [1],
      merit: 7,
      turnDueAt: 13_000,
      pageStartedAt: 10_000,
      onamae: 'ともし',
      guestCandidates: [{ uid: 'uid-b' }],
      lease: { owner: 'me', until: 20_000 },
    });
    const second =
      first === null ? null : publishTurns(first, publication([turn(1, 2)], 13_000), PACE);
    expect(second?.chapter.chapter.turn).toHaveLength(2);
    expect(second?.record.sections).toEqual([2]);
  });

  it('publishes nothing twice', () => {
    const first = publishTurns(unbegun, publication([turn(1, 1)]), PACE);
    expect(first && publishTurns(first, publication([turn(1, 1)]), PACE)).toBeNull();
  });

  it('publishes nothing for an older generation, or after the end', () => {
    const newer = { ...unbegun, record: { ...RECORD, generation: 4 } };
    expect(publishTurns(newer, publication([turn(1, 1)]), PACE)).toBeNull();
    const ended = { ...unbegun, record: { ...RECORD, status: 'ended' as const } };
    expect(publishTurns(ended, publication([turn(1, 1)]), PACE)).toBeNull();
  });

  it('keeps what is not in the timeline yet', () => {
    const waiting = { key: 'k', date: '', summary: '', url: '' };
    const record = { ...RECORD, sections: [3], chapterEnded: true, outbox: [waiting] };
    const behind = publishTurns({ ...unbegun, record }, publication([turn(2, 1)]), PACE);
    expect(behind?.record.outbox.map(({ key }) => key)).toEqual(['k', 'uid-a-00002-00001']);
    const publicationOfAll = { ...publication([turn(2, 1)]), projected: 3 };
    const upToDate = publishTurns({ ...unbegun, record }, publicationOfAll, PACE);
    expect(upToDate?.record.outbox.map(({ key }) => key)).toEqual(['uid-a-00002-00001']);
  });

  it('publishes a whole chapter in one step', () => {
    const turns = [turn(1, 1), turn(1, 2), turn(1, 3, { chapterEnds: true, chapterSummary: '完' })];
    const whole = publishTurns(unbegun, { ...publication(turns), leaseUntil: null }, PACE);
    expect(whole?.chapter.chapter).toMatchObject({ summary: '完' });
    expect(whole?.record).toMatchObject({
      sections: [3],
      chapterEnded: true,
      turnDueAt: 910_000,
      lease: null,
    });
  });

  it('refuses turns with a gap, and a chapter that the record does not know of', () => {
    const gap = publication([turn(1, 1), turn(1, 3)]);
    expect(() => publishTurns(unbegun, gap, PACE)).toThrow(
      expect.objectContaining({ code: 'turn-out-of-step' }),
    );
    const stored = publishTurns(unbegun, publication([turn(1, 1)]), PACE);
    const story = { record: RECORD, chapter: stored?.chapter ?? null };
    expect(() => publishTurns(story, publication([turn(1, 1)]), PACE)).toThrow(
      expect.objectContaining({ code: 'turn-out-of-step' }),
    );
  });

  it('ends the story with its last turn', () => {
    const last = turn(1, 1, {
      chapterEnds: true,
      turn: { role: 'model', turn: '完。', url: '', sales: 0, unit: 0, continue: false },
    });
    const ended = publishTurns(unbegun, publication([last]), PACE);
    expect(ended?.record.status).toBe('ended');
    expect(ended?.record.outbox[0]?.summary).toBe('ともし「霧の島」、物語の幕が下りる　完。');
  });
});

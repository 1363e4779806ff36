import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredChapter } from '../../story/adventure-document';
import { listChapter } from '../../story/listed-chapter';
import { storedChapter } from '../../story/testing/stored-chapter';
import type { Story } from './data';
import { visibleStory } from './visible-story';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NOTICE = 'この節は、運営の判断で表示していません。';

const chapterOf = (...texts: readonly string[]): StoredChapter =>
  storedChapter(texts.map((turn) => ({ turn })));

const storyOf = (...chapters: readonly StoredChapter[]): Story => ({
  onamae: '灯里',
  image: 'cat',
  updatedAt: '',
  isHidden: false,
  chapters: chapters.map((stored) => ({ listed: listChapter(stored), unpack: () => stored })),
});
const STORY = storyOf(chapterOf('一', '二'), chapterOf('三'));

const textsOf = ({ chapters }: Story): string[] =>
  chapters.flatMap(({ unpack }) => {
    const stored = unpack();
    return stored.ok ? stored.chapter.turn.map(({ turn }) => turn) : [];
  });

function open() {
  const shown: Story[] = [];
  const visible = visibleStory((story) => shown.push(story));
  return { ...visible, shown, texts: () => shown.map(textsOf) };
}

describe('a story', () => {
  it('is shown when it is known what of it is hidden, whichever comes first', () => {
    const late = open();
    late.tell(STORY);
    expect(late.shown).toEqual([]);
    late.hide({ story: false, turns: { '1_2': true } });
    expect(late.texts()).toEqual([['一', NOTICE, '三']]);

    const early = open();
    early.hide({ story: false, turns: { '1_2': true } });
    expect(early.shown).toEqual([]);
    early.tell(STORY);
    expect(early.texts()).toEqual([['一', NOTICE, '三']]);
  });

  it('follows what is hidden and shown again, and leaves the other chapters what they are', () => {
    const { tell, hide, shown, texts } = open();
    hide({ story: false, turns: {} });
    tell(STORY);
    hide({ story: false, turns: { '2_1': true } });
    hide({ story: false, turns: {} });
    expect(texts()).toEqual([
      ['一', '二', '三'],
      ['一', '二', NOTICE],
      ['一', '二', '三'],
    ]);
    const [before, meanwhile] = shown;
    expect(meanwhile?.chapters[0]?.listed).toBe(before?.chapters[0]?.listed);
    expect(meanwhile?.chapters[1]?.listed).not.toBe(before?.chapters[1]?.listed);
  });

  it('leaves nothing of itself where all of it is hidden', () => {
    const { tell, hide, shown } = open();
    hide({ story: true, turns: {} });
    tell(STORY);
    expect(shown).toEqual([{ onamae: '', image: '', updatedAt: '', chapters: [], isHidden: true }]);
  });

  it('is read in the end when the database is away, without what was hidden before', () => {
    const { tell, remember, hide, texts } = open();
    remember({ story: false, turns: { '1_1': true } });
    tell(STORY);
    expect(texts()).toEqual([]);
    vi.runAllTimers();
    expect(texts()).toEqual([[NOTICE, '二', '三']]);
    // Nothing waits a second time, and what is heard at last holds.
    tell(STORY);
    expect(texts()).toHaveLength(2);
    hide({ story: false, turns: { '2_1': true } });
    expect(texts().at(-1)).toEqual(['一', '二', NOTICE]);
  });

  it('waits for nobody who will not answer', () => {
    const { tell, giveUp, texts } = open();
    tell(STORY);
    giveUp();
    expect(texts()).toEqual([['一', '二', '三']]);
  });

  it('stands there at once when the page brought it, and what is newer waits', () => {
    const { begin, tell, hide, texts } = open();
    begin(STORY);
    expect(texts()).toEqual([['一', '二', '三']]);
    // However long the page leaves the database alone.
    vi.runAllTimers();
    tell(storyOf(chapterOf('一', '二', '新')));
    expect(texts()).toHaveLength(1);
    hide({ story: false, turns: { '1_3': true } });
    expect(texts().at(-1)).toEqual(['一', '二', NOTICE]);
  });

  it('is not shown any more after the end', () => {
    const { tell, stop, shown } = open();
    tell(STORY);
    stop();
    vi.runAllTimers();
    expect(shown).toEqual([]);
  });
});

import type { Hidden } from '../../story/hidden';
import { hiddenSections, withoutHidden } from '../../story/without-hidden';
import type { Story } from './data';

/** A story waits this long at most to hear what of it is hidden, in ms: then it is read, whatever the database does. */
const PATIENCE_MS = 3_000;

const NOTHING: Hidden = { story: false, turns: {} };

export interface VisibleStory {
  /** A story of which nothing was hidden when the server looked, a moment ago. */
  readonly begin: (story: Story) => void;
  readonly tell: (story: Story) => void;
  /** What is hidden from now on. */
  readonly hide: (hidden: Hidden) => void;
  /** What was known to be hidden before; it holds when the waiting is over. */
  readonly remember: (hidden: Hidden) => void;
  /** Nobody will say what is hidden. */
  readonly giveUp: () => void;
  readonly stop: () => void;
}

/** Puts a story and what the operator has hidden of it together, and shows nothing before it knows. */
export function visibleStory(show: (story: Story) => void): VisibleStory {
  let told: Story | null = null;
  let hidden: Hidden | null = null;
  let remembered = NOTHING;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showTold = (): void => {
    if (told === null || (hidden === null && !isOver)) return;
    show(visiblePart(told, hidden ?? remembered));
  };
  const giveUp = (): void => {
    isOver = true;
    showTold();
  };
  return {
    begin: (story) => {
      told = story;
      show(visiblePart(story, hidden ?? NOTHING));
    },
    tell: (story) => {
      told = story;
      if (hidden === null) timer ??= setTimeout(giveUp, PATIENCE_MS);
      showTold();
    },
    hide: (now) => {
      clearTimeout(timer);
      hidden = now;
      showTold();
    },
    remember: (before) => {
      remembered = before;
    },
    giveUp,
    stop: () => clearTimeout(timer),
  };
}

function visiblePart(story: Story, hidden: Hidden): Story {
  if (hidden.story) return { ...story, onamae: '', image: '', chapters: [], isHidden: true };
  const chapters = story.chapters.map((packed, index) => {
    const sections = hiddenSections(hidden, index + 1);
    if (sections.size === 0) return packed;
    const { listed, unpack } = packed;
    // Another chapter than the one with all its sections, for whoever remembers what it holds.
    return { listed: { ...listed }, unpack: () => withoutHidden(unpack(), sections) };
  });
  return { ...story, chapters };
}

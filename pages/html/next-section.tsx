import { sectionPath } from '../../story/address';
import { nextSection } from '../../story/next-section';
import { BASE_PATH } from '../../story/turn-url';
import { nextTexts } from '../../view/turn/next-section';
import { openingLine } from '../../view/turn/first-sentences';
import type { Shown } from '../shown/shown';

/** Below a section by itself: how the next one begins, and the way there; nothing below the newest. */
export function NextSection({ shown: { story, address, turns } }: { readonly shown: Shown }) {
  const { chapter } = address;
  const next = nextSection(story.listed, { chapter, section: turns[0]?.section ?? 1 });
  if (next === null) return null;
  const stored = story.chapters[next.chapter - 1];
  const line = openingLine(stored?.ok === true ? stored.chapter.turn[next.section - 1] : undefined);
  return (
    <section className="next" aria-label={nextTexts.label}>
      {line !== '' && <p>{line}</p>}
      <a href={`${BASE_PATH}${sectionPath(story.docid, next.chapter, next.section)}`}>
        {nextTexts.readOn(next.section)}
      </a>
    </section>
  );
}

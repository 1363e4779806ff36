import type { PublicStory } from '../source/story-source';
import { jsonForScript } from '../wording/escape';

/** The element that the app looks for; `src/data` reads it. */
const EMBEDDED_ID = 'embedded-story';

/** Longer stories are fetched by the app: a page should not take longer than its first text. In characters of base64. */
const LONGEST_EMBEDDED = 160_000;

/**
 * A story's documents as they are in the database, for the app to take over without asking for them again. Nothing where
 * they are too long, or where something is hidden: what is hidden must not stand in the page at all.
 */
export function embeddedStory({ docid, documents, hidden }: PublicStory): string {
  const length = documents.flatMap(({ data }) => data).reduce((sum, { length: n }) => sum + n, 0);
  const isHiding = hidden.story || Object.values(hidden.turns).includes(true);
  if (isHiding || length > LONGEST_EMBEDDED) return '';
  return `<script id="${EMBEDDED_ID}" type="application/json">${jsonForScript({ docid, documents })}</script>`;
}

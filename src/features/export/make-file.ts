import { dayOf, fileName } from '../../ui/save/file-name';
import { storyMessages } from '../../messages/story-messages';
import { sectionsIn, type ExportedStory } from './exported-story';
import { plainText } from './plain-text';
import type { Direction } from './epub/words';

export const FORMATS = ['epub', 'text', 'json'] as const;
export type Format = (typeof FORMATS)[number];

const KINDS = {
  epub: { extension: 'epub', type: 'application/epub+zip' },
  text: { extension: 'txt', type: 'text/plain;charset=utf-8' },
  json: { extension: 'json', type: 'application/json' },
} as const;

async function contentOf(
  story: ExportedStory,
  format: Format,
  direction: Direction,
): Promise<BlobPart> {
  if (format === 'text') return plainText(story);
  if (format === 'json') return `${JSON.stringify(story, null, 2)}\n`;
  // The book brings the painter of scenes and a packer along: both come when they are wanted.
  const { epub } = await import('./epub/epub');
  return epub(story, direction);
}

/** A story as a file; `direction` matters to a book only. */
export async function makeFile(
  story: ExportedStory,
  format: Format,
  direction: Direction,
): Promise<File> {
  const { extension, type } = KINDS[format];
  const detail = `${storyMessages.allSections(sectionsIn(story))}_${dayOf(new Date(story.exportedAt))}`;
  const name = fileName(story.title, detail, extension);
  return new File([await contentOf(story, format, direction)], name, { type });
}

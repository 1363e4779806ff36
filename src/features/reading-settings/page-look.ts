import { storyProperties, type ReadingSettings } from './reading-settings';

/** How a page is set before anything is painted: what the page's first script, which has no module, sets by itself. */
export interface PageLook {
  readonly paper: ReadingSettings['paper'];
  readonly writing: ReadingSettings['writing'];
  /** Custom properties; null leaves one as the theme has it. */
  readonly properties: Readonly<Record<string, string | null>>;
}

export const pageLook = (settings: ReadingSettings): PageLook => ({
  paper: settings.paper,
  writing: settings.writing,
  properties: storyProperties(settings),
});

/** The id of a chapter's tab, and of the panel that the chosen tab controls. */
export const tabId = (chapter: number): string => `chapter-tab-${chapter}`;
export const PANEL_ID = 'chapter-panel';

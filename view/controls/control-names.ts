/**
 * What can be pressed on a page, by name: served pages and the app name the same control alike, so that a press before the app has
 * started is done by it afterwards.
 */
export const CONTROL = 'data-control';

/** Set on a served control while what was pressed waits for the app. */
export const PRESSED = 'data-pressed';

export const controlNames = {
  home: 'home',
  register: 'register',
  storyMenu: 'story-menu',
  panel: (name: string) => `panel ${name}`,
  /** @param key The section's, as likes are stored: `favoriteKey`. */
  like: (key: string) => `like ${key}`,
  /** @param section 第N節 */
  menu: (section: number) => `menu ${section}`,
  picture: (section: number) => `picture ${section}`,
} as const;

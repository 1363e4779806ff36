/** The style that tells a heading how many letters it has: see `STORY_TITLE_ON_PHONE`. */
export const fittedTo = (heading: string): Readonly<Record<`--${string}`, number>> => ({
  '--letters': [...heading].length,
});

const LENGTH = 120;

/** The beginning of a text in one line, for previews of a link; ends with …… where it was cut. */
export function description(text: string, length = LENGTH): string {
  const line = [...text.replace(/\s+/gu, '')];
  return line.length <= length ? line.join('') : `${line.slice(0, length - 2).join('')}……`;
}

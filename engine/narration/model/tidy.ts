/** Corrects a model's typography (line breaks, dots, dashes, ASCII marks) to Japanese print. Wrong content is left for the checks. */
export function tidied(answer: string): string {
  return answer
    .replace(/\r\n?/gu, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
    .replace(/\.{3,}|…+/gu, '……')
    .replace(/[—―]+/gu, '――')
    .replace(/!/gu, '！')
    .replace(/\?/gu, '？')
    .replace(/(?<=[！？])[ 　]*(?=[^！？」』） 　\n])/gu, '　');
}

/** A model's answer as Japanese print has it: what is a habit of typing is mended, what is wrong stays wrong. */
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

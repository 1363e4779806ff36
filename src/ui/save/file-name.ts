import { common } from '../../messages/common';

// What Windows, macOS or Android refuse in a name, and what can't be seen.
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]+/gu;

const LENGTH = 60;

const safe = (text: string): string =>
  [...text.replace(FORBIDDEN, ' ').trim().replace(/\s+/gu, ' ')]
    .slice(0, LENGTH)
    .join('')
    .replace(/^[.\s]+|[.\s]+$/gu, '');

/** A name that every system takes, `title_detail.extension`; what nothing is left of is 時の旅人. */
export function fileName(title: string, detail: string, extension: string): string {
  const parts = [safe(title), safe(detail)].filter((part) => part !== '');
  return `${parts.join('_') || common.title}.${extension}`;
}

/** A day as it stands in names: 2026-01-31, by the reader's own calendar. */
export const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((number) => String(number).padStart(2, '0'))
    .join('-');

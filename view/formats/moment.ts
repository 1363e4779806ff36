const moment = new Intl.DateTimeFormat('ja-JP', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const clock = new Intl.DateTimeFormat('ja-JP', { timeStyle: 'short' });

/** 2026年4月1日 15:00, in the reader's time zone; an invalid date is shown unchanged. @param date ISO 8601. */
export function formatMoment(date: string): string {
  const time = Date.parse(date);
  return Number.isNaN(time) ? date : moment.format(time);
}

/** 15:00, in the reader's time zone. @param time Milliseconds since 1970. */
export const formatClock = (time: number): string => clock.format(time);

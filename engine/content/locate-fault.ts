import type { Position } from './fault';

/**
 * Where in a scene's file a fault of `storyletFaults` points: below the heading of its action and part, at the wording or
 * slot that it quotes.
 * @param fault As `action: part: message`, of which action and part may be missing.
 */
export function locateFault(text: string, fault: string): Position {
  const rows = text.split('\n');
  let from = 0;
  let to = rows.length;
  for (const name of fault.split(': ').slice(0, -1)) {
    const found = rows.findIndex(
      (row, index) => index >= from && index < to && headingOf(row)?.name === name,
    );
    if (found < 0) continue;
    const level = headingOf(rows[found])?.level ?? 0;
    const end = rows.findIndex(
      (row, index) => index > found && (headingOf(row)?.level ?? Infinity) <= level,
    );
    from = found;
    to = end < 0 ? to : end;
  }
  const quoted = rows.findIndex(
    (row, index) => index >= from && index < to && quotesOf(fault).some((one) => row.includes(one)),
  );
  return { line: (quoted < 0 ? from : quoted) + 1, column: 1 };
}

function headingOf(row: string | undefined): { level: number; name: string } | null {
  const found = /^(?<marks>#{2,3}) (?<name>\S+)/u.exec(row ?? '')?.groups;
  return found === undefined
    ? null
    : { level: found['marks']?.length ?? 0, name: found['name'] ?? '' };
}

/** Slots and stretches of Japanese text, long enough to stand in one place. */
function quotesOf(fault: string): string[] {
  const japanese = fault.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。「」]{6,}/gu,
  );
  return [...(fault.match(/\{[^{}]+\}/gu) ?? []), ...(japanese ?? [])];
}

import type { LogEvent } from '../../ports/runtime/event-log';

/** As much of a text as tells an operator which one it is, and nobody what it says. In characters. */
const KEPT = 3;
const LONGEST_DETAIL = 400;

/** Names of codes, files and addresses have no letters but these. */
const OTHER_SCRIPTS = /[^\p{ASCII}–…’“”→·×]+/gu;
/** What libraries put in quotation marks is what they were given. */
const QUOTED = /"(?<double>[^"\n]*)"|(?<![\p{L}\p{N}])'(?<single>[^'\n]*)'(?![\p{L}\p{N}])/gu;
/** Codes and paths may be quoted in full; a single word may be a name, and capitals a code that opens an account. */
const NAME = /^(?=.*[-./:_])(?![A-Z0-9-]+$)[\w./:-]{1,60}$/u;

/**
 * The event without texts that people typed: errors of libraries hold what they were given. What is quoted and what is
 * not ASCII is cut to its first characters, with its length.
 */
export function discreetEvent(event: LogEvent): LogEvent {
  return event.detail === undefined ? event : { ...event, detail: discreet(event.detail) };
}

function discreet(detail: string): string {
  return detail
    .replace(QUOTED, (whole, double: string | undefined, single: string | undefined) => {
      const inside = double ?? single ?? '';
      return NAME.test(inside) ? whole : `“${cut(inside)}”`;
    })
    .replace(OTHER_SCRIPTS, cut)
    .slice(0, LONGEST_DETAIL);
}

function cut(text: string): string {
  const characters = [...text];
  if (characters.length <= KEPT) return text;
  return `${characters.slice(0, KEPT).join('')}… (${characters.length})`;
}

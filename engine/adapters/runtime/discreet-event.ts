import type { LogEvent } from '../../ports/runtime/event-log';

/** Enough of a text for an operator to identify it without reading its content. In characters. */
const KEPT = 3;
const LONGEST_DETAIL = 400;

/** Names of codes, files and addresses consist of these characters. */
const OTHER_SCRIPTS = /[^\p{ASCII}–…’“”→·×]+/gu;
/** Libraries quote their input in error messages. */
const QUOTED = /"(?<double>[^"\n]*)"|(?<![\p{L}\p{N}])'(?<single>[^'\n]*)'(?![\p{L}\p{N}])/gu;
/** Codes and paths may be quoted in full; a single word may be a person's name, and capitals may be a handover code. */
const NAME = /^(?=.*[-./:_])(?![A-Z0-9-]+$)[\w./:-]{1,60}$/u;

/**
 * The event without user text: error messages of libraries contain their input. Quoted and non-ASCII text is cut to its
 * first characters, with its length.
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

import { RESERVED_NAMES } from './reserved-names';
import { skeleton } from './skeleton';

const ANYWHERE = RESERVED_NAMES.anywhere.map(skeleton);
const WHOLE = new Set(RESERVED_NAMES.whole.map(skeleton));
const TITLE = new RegExp(`(?:${RESERVED_NAMES.titles.join('|')})$`, 'u');

/** Whether a name is one of the game's own, or could be taken for one. */
export function isReservedName(name: string): boolean {
  const look = skeleton(name);
  if (WHOLE.has(look) || ANYWHERE.some((reserved) => look.includes(reserved))) return true;
  const core = withoutEdges(name.normalize('NFKC'));
  return WHOLE.has(skeleton(core)) || WHOLE.has(skeleton(withoutEdges(core.replace(TITLE, ''))));
}

/** A name without the digits, dashes and marks around it. */
function withoutEdges(name: string): string {
  const characters = [...name];
  const counts = (character: string) => !/\p{N}/u.test(character) && skeleton(character) !== '';
  return characters
    .slice(Math.max(0, characters.findIndex(counts)), characters.findLastIndex(counts) + 1)
    .join('');
}

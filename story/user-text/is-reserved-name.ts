import { RESERVED_NAMES } from './reserved-names';
import { skeleton } from './skeleton';

const ANYWHERE = RESERVED_NAMES.anywhere.map(skeleton);
const WHOLE = new Set(RESERVED_NAMES.whole.map(skeleton));
const TITLE = new RegExp(`(?:${RESERVED_NAMES.titles.join('|')})$`, 'u');

/** Whether a name is reserved by the game, or resembles a reserved one. */
export function isReservedName(name: string): boolean {
  const look = skeleton(name);
  if (WHOLE.has(look) || ANYWHERE.some((reserved) => look.includes(reserved))) return true;
  const core = withoutEdges(name.normalize('NFKC'));
  return WHOLE.has(skeleton(core)) || WHOLE.has(skeleton(withoutEdges(core.replace(TITLE, ''))));
}

/** A name without surrounding digits, dashes and marks. */
function withoutEdges(name: string): string {
  const characters = [...name];
  const counts = (character: string) => !/\p{N}/u.test(character) && skeleton(character) !== '';
  return characters
    .slice(Math.max(0, characters.findIndex(counts)), characters.findLastIndex(counts) + 1)
    .join('');
}

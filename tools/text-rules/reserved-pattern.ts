import { RESERVED_NAMES } from '../../story/user-text/reserved-names';
import { skeleton, withoutAccents } from '../../story/user-text/skeleton';
import { CHARACTERS, classOf } from './character-class';

/** The most common punctuation that could separate the letters of a name. */
const COMMON_MARK = /[\u0020-\u007E·\u200D\u2010-\u2015\u2212\u2500\u2501〜・ー一～…。、]/u;

/** A name written with similar letters, and with punctuation between them. */
export interface ReservedPatterns {
  /** Anywhere in a name. */
  readonly anywhere: string;
  /** The whole of a name, with digits and punctuation around it. */
  readonly whole: string;
}

export function reservedPatterns(): ReservedPatterns {
  const plain = CHARACTERS.filter(
    (character) =>
      character.normalize('NFKC') === character && withoutAccents(character) === character,
  );
  const byLook = new Map<string, string[]>();
  for (const character of plain) {
    const look = skeleton(character);
    byLook.set(look, [...(byLook.get(look) ?? []), character]);
  }
  const mark = classOf((byLook.get('') ?? []).filter((character) => COMMON_MARK.test(character)));
  const edge = `(${mark}|[0-9])*`;
  const written = (name: string): string =>
    [...skeleton(name)].map((look) => classOf(byLook.get(look) ?? [])).join(`${mark}*`);
  const whole = RESERVED_NAMES.whole.map(written).join('|');
  return {
    anywhere: RESERVED_NAMES.anywhere.map(written).join('|'),
    whole: `^${edge}(${whole})${edge}((${RESERVED_NAMES.titles.join('|')})${edge})?$`,
  };
}

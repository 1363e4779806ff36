import { claimsIn } from './claims';
import { faultsOf, NO_FAULTS, type Check } from './check';

const MAGIC =
  /魔法(?!使いの名)|呪文を唱え|魔力|魔術|結界|精霊が|妖精が|召喚|瞬間移動|体[がは]宙に浮|姿を消す術|竜が(?:火|空|吠)|石像が(?:動|口)|一振りで[^。]{0,6}(?:止め|変え)|光の玉|[を]蛙に変え/u;

/** Rejects spells in a world without magic. */
export const magic: Check = (draft) =>
  draft.facts.magic
    ? NO_FAULTS
    : faultsOf(
        'magic',
        claimsIn(draft, { words: MAGIC }),
        (words) => `「${words}」は起きない。この世界に魔法はない。`,
      );

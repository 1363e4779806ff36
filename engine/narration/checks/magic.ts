import { claimsIn } from './claims';
import { faultsOf, NO_FAULTS, type Check } from './check';

const MAGIC =
  /魔法(?!使いの名)|(?:呪文|まじない)を[^。]{0,3}(?:唱え|口にす|口に出)|(?:掌|手のひら|指先|杖)[^。]{0,8}(?:炎|火花|稲妻|光の)[^。]{0,6}(?:灯[りっ]|とも[りっ]|ほとばし|放|生まれ|現れ|宿)|(?:ひとりでに|念じ)[^。]{0,8}(?:宙|浮)|宙[にへ](?:ふわりと)?浮(?!いた(?:話|まま|約束))|みるみる(?:若返|よみがえ)|姿[はが][^。]{0,8}(?:かき消え|消え失せ)|次の瞬間[^。]{0,3}(?:別の|屋根|遠く)|魔力|魔術|結界|精霊が|妖精が|召喚|瞬間移動|体[がは]宙に浮|姿を消す術|竜が(?:火|空|吠)|石像が(?:動|口)|一振りで[^。]{0,6}(?:止め|変え)|光の玉|[を]蛙に変え/u;

/** Rejects spells in a world without magic. */
export const magic: Check = (draft) =>
  draft.facts.magic
    ? NO_FAULTS
    : faultsOf(
        'magic',
        claimsIn(draft, { words: MAGIC }),
        (words) => `「${words}」は起きない。この世界に魔法はない。`,
      );

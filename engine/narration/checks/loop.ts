import { claimsIn } from './claims';
import { faultsOf, type Check } from './check';

const OVER =
  /輪廻[はが][^。]{0,6}終|すべて[はが](?:夢|幻)だ|夢から(?:覚めた。|醒め)|夢だった(?!ら)|[く繰]り返さない|時の輪[はが]|(?:ループ|輪廻|輪)から(?:抜け|逃れ)|旅は[^。]{0,8}終わ(?:った|りを)|物語は[^。]{0,8}(?:終|おしまい)|元の世界に(?:帰|戻)|部屋の寝台|呪い[はが]解け|二度と同じ朝|世界[はが]滅び|時の旅[はが]/u;

/** Rejects an end of the journey or of the repeating day. */
export const loop: Check = (draft) =>
  faultsOf('loop', claimsIn(draft, { words: OVER }), () => '旅も、くり返す朝も終わっていない。');

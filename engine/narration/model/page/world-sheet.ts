import type { Technology, World } from '../../../storylets/format/world';
import { STAND_INS } from '../../facts/stand-ins';
import type { Sheet } from './sheet';

const LEVELS: Readonly<Record<Technology, string>> = {
  preindustrial: '手仕事と帆と灯油の世。機械も電気もない',
  steam: '蒸気と歯車の世。電気はない',
  electric: '電灯と電話のある世。電子計算機はない',
  digital: '今の世',
};

/** A world as a page's narrator has to know it; it is the same on each of its pages. */
export function worldSheet({ name, theme, technology, magic, shutIn, exemplars }: World): Sheet {
  return {
    名: `${name}（${theme}）`,
    技術: LEVELS[technology ?? 'preindustrial'],
    魔法: magic === true ? 'ある' : 'ない',
    ...(shutIn === true ? { 出入り: '誰も入れず、誰も出られない' } : {}),
    ...(exemplars === undefined
      ? {}
      : { 見本の文: exemplars.map((text) => text.replaceAll('{me}', STAND_INS.me)) }),
  };
}

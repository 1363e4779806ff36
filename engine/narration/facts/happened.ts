import { findItem } from '../../../story/catalogue/catalogue';
import { nameInText } from '../../../story/goods/name-in-text';
import { coins, kanjiNumber } from '../../japanese/numbers';
import { placeIn, type Situation } from '../../storylets/rules/situation';
import type { ItemChange, LedgerEvent } from '../../world/event';

/** The ledger's events in Japanese, for a narrator: what changed and by how much. */
export function happenedIn(situation: Situation, events: readonly LedgerEvent[]): string[] {
  return events.map((event) => sentenceOf(event, situation)).filter((sentence) => sentence !== '');
}

/** Goods with their counter: 麻の荒苧を三束. */
export function countedGoods(itemId: number, count: number): string {
  const item = findItem(itemId);
  return item === undefined
    ? ''
    : `${nameInText(item)}を${kanjiNumber(Math.abs(count))}${item.数量単位}`;
}

function sentenceOf(event: LedgerEvent, { world, state }: Situation): string {
  const money = `銀貨${coins(Math.abs(event.money ?? 0))}`;
  const goods = goodsOf(event.items);
  switch (event.type) {
    case 'buy':
      return `${goods}、${money}で買った`;
    case 'sell':
      return `${goods}、${money}で売った`;
    case 'pay':
      return `${money}を払った`;
    case 'earn':
      return `${money}を受け取った`;
    case 'gain':
      return `${[event.money === undefined ? '' : `${money}を`, goods].filter(Boolean).join('、')}手に入れた`;
    case 'lose':
      return `${goods}手放した`;
    case 'use':
      return `${goods}使った`;
    case 'move': {
      const place = placeIn({ world, state });
      return place === undefined ? '' : `${place.name}へ来た`;
    }
    case 'hurt':
      return '傷を負った';
    case 'heal':
      return '傷が癒えた';
    case 'fight':
      return '打ち合いになった';
    case 'settle':
      return '争いを力ずくでなく収めた';
    case 'complicate':
      return '事をいっそう込み入らせた';
    case 'open':
      return event.mandatory === true ? 'この土地の約束を思い出した' : '気がかりがひとつ増えた';
    case 'close':
      return '気がかりがひとつ片づいた';
    case 'learn':
    case 'set':
    case 'rewind':
    case 'trust':
      return '';
  }
}

function goodsOf(items: readonly ItemChange[] = []): string {
  return items.map(({ itemId, count }) => countedGoods(itemId, count)).join('、');
}

import { FRAME } from '#content';
import { findItem } from '../../story/catalogue/catalogue';
import { nameInText } from '../../story/goods/name-in-text';
import type { OwnMeans } from '../referee/referee-deed';
import type { Situation } from '../storylets/rules/situation';
import { numbered } from './numbered';

/** What a deed of the traveller's own may be about, for a model; an answer refers to it by number. */
export function describeMeans(
  { people, goods, clues, gift, canEat, canHelp }: OwnMeans,
  { world, traveller }: Situation,
): Readonly<Record<string, unknown>> {
  return {
    相手: numbered(people, world.people),
    品: goods.map((itemId, index) => `${index + 1} ${nameOf(itemId)}`),
    手がかり: clues.map((clue, index) => `${index + 1} ${wordsOf(clue, traveller.name)}`),
    渡せる枚数: gift,
    食べられる: yesNo(canEat),
    手伝える: yesNo(canHelp),
    脅せる: yesNo(traveller.camp !== '平和'),
  };
}

const yesNo = (holds: boolean): string => (holds ? 'はい' : 'いいえ');

function nameOf(itemId: number): string {
  const item = findItem(itemId);
  return item === undefined ? '' : nameInText(item);
}

function wordsOf(clue: string, name: string): string {
  const { recalled = [] } = FRAME.mystery.clues.find(({ id }) => id === clue) ?? {};
  return (recalled[0] ?? '').replaceAll('{me}', name);
}

import { describe, expect, it } from 'vitest';
import { itemsOfCategory } from '../../story/catalogue/catalogue';
import type { CategoryName } from '../../story/catalogue/catalogue-item';
import { EMPTY_EQUIPMENT, type Equipment } from '../../story/entry';
import { abilitiesOf } from './abilities';
import { travellerOf } from './traveller';

const first = (category: CategoryName) => itemsOfCategory(category)[0]?.商品ID ?? null;

function wearing(equipment: Partial<Equipment>) {
  const participant = {
    uid: 'someone',
    onamae: '灯',
    firstWord: '',
    camp: '平和' as const,
    category: [],
    equipment: { ...EMPTY_EQUIPMENT, ...equipment },
    importantIds: [3],
  };
  return travellerOf(participant, abilitiesOf(participant, null));
}

describe('a traveller', () => {
  it('wears what fits', () => {
    const sword = first('剣');
    const armor = first('鎧');
    const { worn, keeps } = wearing({ hand: sword, armor });
    expect(worn).toEqual({ hand: sword, armor });
    expect([...keeps].sort()).toEqual([3, sword, armor].sort());
  });

  it('leaves out what does not fit or is no goods', () => {
    const { worn } = wearing({
      hand: first('鎧'),
      armor: first('剣'),
      accessory: 999_999,
      food: first('地図'),
      important: first('生物'),
    });
    expect(worn).toEqual({});
  });

  it.each([
    ['方向音痴で、猫に好かれる。', '方向音痴で、猫に好かれる'],
    ['\n  「嘘」がつけない\n二行目', '嘘がつけない'],
    ['{goods}', 'goods'],
    ['', ''],
    ['長'.repeat(2000), `${'長'.repeat(28)}……`],
  ])('quotes its trait %#', (text, quoted) => {
    expect(wearing({ text }).trait).toBe(quoted);
  });

  it.each([
    ['無口で、人見知り', []],
    ['勉強は得意、本気は出さない', []],
    ['火薬の匂いで元気になる', ['risk']],
    ['嘘をつくと耳が動く', ['honest']],
    ['猫舌の守銭奴', ['count']],
  ])('is not taken for what a trait only sounds like: %s', (text, affinities) => {
    expect([...wearing({ text }).affinities]).toEqual(affinities);
  });

  it('has affinities from trait and equipment', () => {
    expect([...wearing({ text: '猫に好かれる大食い' }).affinities].sort()).toEqual([
      'animal',
      'eat',
    ]);
    expect(wearing({ hand: 303 }).affinities).toContain('fight');
  });
});

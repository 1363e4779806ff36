import { describe, expect, it } from 'vitest';
import { introduce, namedIn } from './introduce';
import { situationOf } from './testing/request-of';

/** ナギ is a 測量師, ヤエ a child without a trade. */
function situation(onamae = '灯') {
  const plain = situationOf({ onamae });
  const people = plain.world.people.map((person) =>
    person.name === 'ナギ' ? { ...person, called: '測量師のナギ' } : person,
  );
  const [market] = plain.world.places;
  const hut = market === undefined ? [] : [{ ...market, id: 'hut', name: 'ナギの小屋' }];
  return { ...plain, world: { ...plain.world, people, places: hut } };
}

describe('A person who is new in a chapter', () => {
  it('is introduced with the trade', () => {
    expect(introduce('ナギが鎖を引く。ナギは黙っている。', situation(), [])).toBe(
      '測量師のナギが鎖を引く。ナギは黙っている。',
    );
  });

  it.each([
    ['is known', 'ナギが鎖を引く。', ['ナギ']],
    ['already has an attribute', '耳の赤いナギが来た。', []],
    ['is only spoken of', '「ナギは来ない」『ナギ』', []],
    ['is introduced by the text', '海の測量師が来た。名はナギ。', []],
    ['has the trade beside the name', '測量師が鎖を引く。ナギである。', []],
    ['is part of the name of a place', 'ナギの小屋に着く。', []],
    ['is part of a longer name', 'カナギが来た。', []],
  ])('is left as it is when it %s', (_, text, known) => {
    expect(introduce(text, situation(), known)).toBe(text);
  });

  it('is not taken for a traveller of the same name', () => {
    expect(introduce('ナギは橋を渡る。', situation('ナギ'), [])).toBe('ナギは橋を渡る。');
  });
});

it('tells people who occur in a text from those who are only mentioned in speech', () => {
  expect(namedIn('ヤエが数える。「ナギはどこ」', situation())).toEqual(['ヤエ']);
});

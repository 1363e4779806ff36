import { describe, expect, it } from 'vitest';
import { paths } from '../../story/paths';
import { eventually } from '../support/eventually';
import { collect, setDataLayer } from './data-layer';

const { newReader, set } = setDataLayer();

describe('public lists', () => {
  it('find a member among thousands by any part of the name, in any width and case', async () => {
    const members = Array.from({ length: 2100 }, (_, index) => ({
      uid: `u${index}`,
      onamae: `旅人${index}号`,
    }));
    const others = [
      { uid: 'last', onamae: '龍のＡｋａｒｉ' },
      { uid: 'first', onamae: 'Akari' },
    ];
    await set(
      paths.members,
      Object.fromEntries([...members, ...others].map((one) => [one.uid, one])),
    );
    const found = collect(newReader().lists, (lists) => lists.watchMembers('akar'));
    await eventually(() => expect(found.values).toEqual([others.toReversed()]));
    const many = collect(newReader().lists, (lists) => lists.watchMembers('号'));
    await eventually(() => expect(many.values.at(-1)).toHaveLength(100));
  });

  it('are read live, newest or best first, without what is no row', async () => {
    await set(paths.members, { u1: { uid: 'u1', onamae: '灯里' }, u2: 'nobody' });
    await set(paths.ranking, [{ onamae: '灯里', score: 3 }, null, { onamae: 7 }]);
    await set(
      paths.timeline,
      Object.fromEntries(
        Array.from({ length: 105 }, (_, index) => [
          `k${index}`,
          { date: new Date(index * 1000).toISOString(), summary: `${index}`, url: 'u1/1/1/0' },
        ]),
      ),
    );
    const data = newReader();
    const members = collect(data.lists, (lists) => lists.watchMembers(''));
    const found = collect(data.lists, (lists) => lists.watchMembers('里'));
    const nobody = collect(data.lists, (lists) => lists.watchMembers('村'));
    const member = collect(data.lists, (lists) => lists.watchMember('u1'));
    const ranking = collect(data.lists, (lists) => lists.watchRanking());
    const timeline = collect(data.lists, (lists) => lists.watchTimeline());
    await eventually(() => {
      expect(members.values.at(-1)).toEqual([{ uid: 'u1', onamae: '灯里' }]);
      expect(found.values.at(-1)).toEqual([{ uid: 'u1', onamae: '灯里' }]);
      expect(nobody.values.at(-1)).toEqual([]);
      expect(member.values.at(-1)).toEqual({ uid: 'u1', onamae: '灯里' });
      expect(ranking.values.at(-1)).toEqual([{ onamae: '灯里', score: 3 }]);
      expect(timeline.values.at(-1)).toHaveLength(100);
    });
    expect(timeline.values.at(-1)?.[0]?.summary).toBe('104');
    await set(`${paths.ranking}/1`, { onamae: '雪村', score: 2 });
    await eventually(() => expect(ranking.values.at(-1)).toHaveLength(2));
  });
});

import { describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually';
import { collect, entryOf, setDataLayer } from './data-layer';

const { newReader, newParticipant } = setDataLayer();

describe('signing in', () => {
  it('makes one anonymous account, however often it is asked', async () => {
    const data = newReader();
    const [first, second] = await Promise.all([data.session.signIn(), data.session.signIn()]);
    expect(first).toMatch(/^\w+$/u);
    expect(second).toBe(first);
    expect(await newReader().session.signIn()).not.toBe(first);
  });

  it('is null without a response', async () => {
    const data = newReader({}, { auth: 'http://127.0.0.1:1' });
    expect(await data.session.signIn()).toBeNull();
  });
});

describe('an entry', () => {
  it('is written under the rules and comes back as it was', async () => {
    const { data, uid } = await newParticipant();
    const { values } = collect(data.entries, (entries) => entries.watch(uid));
    await eventually(() => expect(values.at(-1)).toEqual(entryOf(uid)));
    await (
      await data.entries()
    ).writeSettings(uid, {
      browse: '10353',
      firstWord: 'もう一度。',
      camp: '混沌',
      flag: { accept: false, offer: true },
    });
    await eventually(() =>
      expect(values.at(-1)).toMatchObject({
        browse: '10353',
        firstWord: 'もう一度。',
        data: { camp: '混沌', score: 0 },
        flag: { accept: false, offer: true },
      }),
    );
    await (await data.entries()).writeBrowse(uid, 'abc');
    await eventually(() => expect(values.at(-1)?.browse).toBe('abc'));
  });

  it('takes a new name and a character sheet', async () => {
    const { data, uid } = await newParticipant();
    const { values } = collect(data.entries, (entries) => entries.watch(uid));
    const sheet = {
      image: 'cat',
      equipment: { ...entryOf(uid).equipment, armor: 901, text: '猫舌。' },
      importantList: '{"901":true}',
      category: ['薬', '本', '', '', '', ''],
    };
    await (await data.entries()).writeName(uid, '千早');
    await (await data.entries()).writeCharacter(uid, sheet);
    await eventually(() =>
      expect(values.at(-1)).toEqual({ ...entryOf(uid), onamae: '千早', ...sheet }),
    );
    await expect((await data.entries()).writeName(uid, 'あ'.repeat(21))).rejects.toMatchObject({
      code: 'denied',
    });
  });

  it('is null for who has none', async () => {
    const data = newReader();
    const uid = (await data.session.signIn()) ?? '';
    const { values } = collect(data.entries, (entries) => entries.watch(uid));
    await eventually(() => expect(values).toEqual([null]));
  });

  it('is closed to others, for reading and for writing', async () => {
    const [{ uid }, other] = [await newParticipant(), await newParticipant()];
    const { codes } = collect(other.data.entries, (entries) => entries.watch(uid));
    await eventually(() => expect(codes).toEqual(['denied']));
    await expect((await other.data.entries()).create(entryOf(uid))).rejects.toMatchObject({
      code: 'denied',
    });
    await expect(
      (await other.data.entries()).writeBrowse('something', 'abc'),
    ).rejects.toMatchObject({
      code: 'denied',
    });
  });
});

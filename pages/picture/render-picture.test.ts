import { describe, expect, it } from 'vitest';
import { storyWith, turnOf } from '../testing/memory-source';
import { shownAt } from '../shown/shown';
import { pictureOrder } from './picture-order';
import { createPictureRenderer } from './render-picture';

const render = createPictureRenderer();

function pictureOf(text: string, onamae = '灯', url = turnOf('').url): Promise<Uint8Array> {
  const story = storyWith([{ title: '', summary: '', turn: [turnOf(text, 0, { url })] }], {
    onamae,
  });
  const shown = shownAt(story, { kind: 'story', docid: 'akari', chapter: 1, page: 1, turn: 0 });
  if (shown === null) throw new Error('The story has a first section.');
  return render(pictureOrder(shown));
}

describe('the picture of a section', () => {
  it('is a PNG of 1200 × 630', async () => {
    const png = Buffer.from(await pictureOf('鐘が六つ鳴った。'));
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('shows the scene and the words: others make another picture', async () => {
    const [one, words, scene, same] = await Promise.all([
      pictureOf('鐘が六つ鳴った。'),
      pictureOf('鐘が七つ鳴った。'),
      pictureOf('鐘が六つ鳴った。', '灯', 'scene:sea?seed=9&time=night'),
      pictureOf('鐘が六つ鳴った。'),
    ]);
    expect(Buffer.compare(one, same)).toBe(0);
    expect(Buffer.compare(one, words)).not.toBe(0);
    expect(Buffer.compare(one, scene)).not.toBe(0);
  });

  it.each(['――', '髙﨑', '☆①'])(
    'has %s, which stand in a rarer part of the face',
    async (marks) => {
      const [known, unknown] = await Promise.all([
        pictureOf(`${marks}鐘が鳴った。`),
        pictureOf('\uE000\uE000鐘が鳴った。'),
      ]);
      expect(Buffer.compare(known, unknown)).not.toBe(0);
    },
  );

  it.each([
    'scene:clock-hall?seed=527964761&time=day&weather=fog&view=near&take=95&hero=traveller&with=man.man',
    'scene:lighthouse?seed=332598&time=dawn&weather=rain&view=together&take=42&hero=traveller&with=man',
  ])('is drawn where the scene reaches far beyond it: %s', async (scene) => {
    expect((await pictureOf('鐘が六つ鳴った。', '灯', scene)).length).toBeGreaterThan(10_000);
  });

  it.each([
    ['no words', '', '灯'],
    ['marks of SVG', '<svg onload="x">&amp;</svg>', '"><script>'],
    ['what no font knows', '🍚𠮷', '🏴‍☠️'],
    ['words without end', 'あ'.repeat(4000), 'い'.repeat(20)],
  ])('bears %s', async (_what, text, name) => {
    expect((await pictureOf(text, name)).length).toBeGreaterThan(10_000);
  });
});

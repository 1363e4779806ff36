import { expect, it } from 'vitest';
import { sceneUrl } from '../story/scene';
import { scenePath } from './paths/scene-path';
import { ask } from './testing/served-page';

const scene = {
  name: 'sea',
  seed: 7,
  time: 'dusk',
  weather: 'fog',
  shot: { view: 'far', take: 3, hero: 'cat', gear: ['sword'], people: ['man'], object: 'key' },
} as const;

it('draws the scene of a path, which browsers and the edge keep', async () => {
  const { status, text, headers } = await ask(scenePath(scene));
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'image/svg+xml; charset=utf-8' });
  expect(headers['cache-control']).toMatch(/max-age=604800/u);
  expect(text).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1200 630"><g /u,
  );
});

it.each([
  ['an unknown place', 'scene:nowhere?seed=1&time=day&weather=clear'],
  ['another order of the same scene', 'scene:sea?time=day&seed=1&weather=clear'],
  ['something more', `${sceneUrl(scene)}&x=1`],
  ['no scene', 'https://example.org/'],
])('answers nothing for %s, so that each scene is cached once', async (_, url) => {
  await expect(ask(`/pictures/scenes/${encodeURIComponent(url)}.svg`)).rejects.toThrow(
    'is not served',
  );
});

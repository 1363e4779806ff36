import { expect, it } from 'vitest';
import { benchScriptedModel } from './scripted-model';

/** A small form of `npm run bench -- model`. */
it('a model that answers well tells every page of a story, with a call for ten sections', async () => {
  const { sections, pagesOffline, perStory } = await benchScriptedModel(false, 1);
  expect(pagesOffline).toEqual({});
  expect(perStory['calls']).toBeLessThanOrEqual(Math.ceil(sections / 10));
});

it('a model that also plays is asked for less than a choice a section', async () => {
  const { sections, pagesByModel, pagesOffline, perStory, choices } = await benchScriptedModel(
    true,
    1,
  );
  // What the model plays can lead to a page that says a sentence of the story again.
  const offline = Object.values(pagesOffline).reduce((sum, count) => sum + count, 0);
  expect(offline).toBeLessThanOrEqual(1);
  expect(pagesByModel + offline).toBeGreaterThanOrEqual(sections / 10);
  expect(choices).toBeLessThan(sections);
  // A chapter’s last page may be shorter than ten sections.
  expect(perStory['calls']).toBeLessThanOrEqual(Math.ceil(sections / 9) + choices);
});

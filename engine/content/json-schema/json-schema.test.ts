import { toJsonSchema } from '@valibot/to-json-schema';
import { format } from 'prettier';
import { expect, it } from 'vitest';
import type { GenericSchema } from 'valibot';
import { CLUE } from '../frame/read-mystery';
import { FLOURISH } from '../frame/read-flourishes';
import { ACTION, SCENE } from '../scenes/scene-schema';
import { MEMORY } from '../worlds/read-memories';
import { ORDER, PERSON, PLACE, QUEST, WORLD } from '../worlds/world-schema';

const SCHEMAS: Readonly<Record<string, GenericSchema>> = {
  scene: SCENE,
  action: ACTION,
  world: WORLD,
  place: PLACE,
  person: PERSON,
  quest: QUEST,
  memory: MEMORY,
  clue: CLUE,
  worlds: ORDER,
  flourish: FLOURISH,
};

// `vitest run --project node engine/content/json-schema --update` writes them anew.
it.each(Object.entries(SCHEMAS))('%s.json is what the loader accepts', async (name, schema) => {
  const json = JSON.stringify(toJsonSchema(schema, { typeMode: 'input' }));
  const text = await format(json, { parser: 'json', printWidth: 100 });
  await expect(text).toMatchFileSnapshot(`${name}.json`);
});

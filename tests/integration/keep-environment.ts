import { afterAll } from 'vitest';

// Files share their worker's process: the addresses that one has set are not the next one's.
const before = { ...process.env };

afterAll(() => {
  for (const name of Object.keys(process.env)) {
    if (!(name in before)) Reflect.deleteProperty(process.env, name);
  }
  Object.assign(process.env, before);
});

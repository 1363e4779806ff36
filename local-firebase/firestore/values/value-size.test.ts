import { expect, it } from 'vitest';
import { documentSize } from './value-size';

it("matches the example in Google's documentation", () => {
  // https://firebase.google.com/docs/firestore/storage-size: 44 for the name, 71 for the fields, 32 more.
  const size = documentSize('users/jeff/tasks/my_task_id', {
    type: { stringValue: 'Personal' },
    done: { booleanValue: false },
    priority: { integerValue: '1' },
    description: { stringValue: 'Learn Cloud Firestore' },
  });
  expect(size).toBe(147);
});

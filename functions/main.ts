import { setGlobalOptions } from 'firebase-functions';
import { eventFunctions } from './deployed/event-functions';
import { httpFunctions } from './deployed/http-functions';
import { scheduleFunctions } from './deployed/schedule-functions';
import { taskFunctions } from './deployed/task-functions';
import { region } from './params';
import { createRuntime } from './runtime';

// Options are read when a function is defined, so they are set first.
setGlobalOptions({ region, memory: '512MiB', maxInstances: 100 });

const runtime = createRuntime(process.env, (line) => process.stdout.write(line));

// Firebase deploys each export as a function of its name.
export const { storyBegins, favoriteWritten, requestWritten, reportWritten, hiddenWritten } =
  eventFunctions(runtime);
export const { playPage, playFirstPage, admitStories } = taskFunctions(runtime);
export const { duePages, keepLists, tidy } = scheduleFunctions(runtime);
export const { pages, health } = httpFunctions(runtime, new URL('.', import.meta.url));

/// <reference lib="dom" />
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Each test begins with an empty page on a new device: the worker's files share both.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
});

// A module that a file began to load is there for the next one: the worker's files share what they import.
afterAll(() => vi.dynamicImportSettled());

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 30_000 });

// jsdom lays nothing out: nothing there ever changes its size. Not by `vi.stubGlobal`, which tests undo for their own stubs.
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

afterEach(cleanup);

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 30_000 });

// jsdom lays nothing out: nothing there ever changes its size.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

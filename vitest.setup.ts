import '@testing-library/jest-dom/vitest';
import { vi } from 'vitest';

// jsdom lays nothing out: nothing there ever changes its size.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

import { expect, it } from 'vitest';
import { memoryIn, workBetween, workTogether } from './tab-work';

const BEFORE = {
  ScriptDuration: 1.25,
  RecalcStyleDuration: 0.5,
  LayoutDuration: 0.25,
  TaskDuration: 3,
};

it('counts what the main thread did between two moments', () => {
  const after = {
    ScriptDuration: 2,
    RecalcStyleDuration: 0.5,
    LayoutDuration: 0.3504,
    TaskDuration: 5.5,
  };
  expect(workBetween(BEFORE, after)).toEqual({
    scripting: 0.75,
    styles: 0,
    layout: 0.1,
    tasks: 2.5,
  });
});

it('counts from the navigation', () => {
  expect(workBetween(null, BEFORE)).toEqual({
    scripting: 1.25,
    styles: 0.5,
    layout: 0.25,
    tasks: 3,
  });
});

it('adds up the pages of a visit', () => {
  const page = { scripting: 0.1, styles: 0.2, layout: 0.3, tasks: 1 };
  expect(workTogether([page, page, page])).toEqual({
    scripting: 0.3,
    styles: 0.6,
    layout: 0.9,
    tasks: 3,
  });
});

it('gives no number for what the browser does not report', () => {
  expect(workBetween(null, {}).scripting).toBeNaN();
});

it('gives the heap in megabytes', () => {
  expect(memoryIn({ JSHeapUsedSize: 12_345_678, Nodes: 1200, JSEventListeners: 34 })).toEqual({
    heapMegabytes: 12.35,
    nodes: 1200,
    listeners: 34,
  });
});

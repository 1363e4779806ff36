import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects whose files take long, in the order in which they take turns: browser tests compute, process tests mostly wait. */
const LONG = ['e2e', 'integration'];

/** The other projects, slowest files first: the workers then end at nearly the same time. */
const SHORT = ['sdk-contract', 'dom', 'rules', 'node'];

/** Orders the files of one run: long ones first, those that compute beside those that wait. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ofProject = (name: string): TestSpecification[] =>
      sorted.filter(({ project }) => project.name === name);
    return [...alternate(LONG.map(ofProject)), ...SHORT.flatMap(ofProject)];
  }
}

/** One of each list in turn, until all are empty. */
function alternate<T>(lists: readonly T[][]): T[] {
  const length = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects with the slowest files first: the workers then end at nearly the same time. */
const ORDER = ['e2e', 'integration', 'sdk-contract', 'dom', 'rules', 'node'];

/** Orders the files of one run by project. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => ORDER.indexOf(a.project.name) - ORDER.indexOf(b.project.name));
  }
}

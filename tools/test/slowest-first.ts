import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Slowest files first: the workers then end at nearly the same time. One project after the other, so that its files share workers. */
const PROJECTS = ['e2e', 'integration', 'sdk-contract', 'dom', 'rules', 'node'];

/** Orders the files of one run by project, and within a project by how long they took or are. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return PROJECTS.flatMap((name) => sorted.filter(({ project }) => project.name === name));
  }
}

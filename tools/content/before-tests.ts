import { compileContent } from './compile-content';

/** Vitest runs it once before all tests. */
export default async function beforeTests(): Promise<void> {
  const faults = await compileContent();
  if (faults.length > 0) throw new Error(`content/ has faults:\n${faults.join('\n')}`);
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/root';
import { runCommand } from '../support/run-command';

/**
 * Files that differ from a commit, including untracked ones; removed files are left out.
 * @param base A commit, in any notation of git.
 * @returns paths relative to the repository's folder; null for an unknown commit.
 */
export async function changedFiles(base: string): Promise<readonly string[] | null> {
  const changed = await runCommand('git', ['diff', '--name-only', '-z', base, '--']);
  if (changed.code !== 0) return null;
  const added = await runCommand('git', ['ls-files', '--others', '--exclude-standard', '-z']);
  return [...new Set((changed.output + added.output).split('\0'))].filter(
    (file) => file !== '' && existsSync(join(ROOT, file)),
  );
}

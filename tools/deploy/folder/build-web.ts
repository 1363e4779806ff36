import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_PATH } from '../../../story/turn-url';
import { ROOT } from '../../support/root';
import { runCommand } from '../../support/run-command';
import { ToolError } from '../../support/tool-error';

/** Only the deployment's own variables may reach the page. */
const withoutVite = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('VITE_')));

/**
 * Builds the web app of a project into `dist` of the folder.
 * @returns the page, with the project's configuration in it.
 * @throws ToolError `web-build-failed` with Vite's output when the build fails.
 */
export async function buildWeb(
  folder: string,
  variables: Readonly<Record<string, string>>,
): Promise<string> {
  const outDir = join(folder, 'dist', BASE_PATH);
  const { code, output } = await runCommand(
    process.execPath,
    [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', outDir, '--emptyOutDir'],
    { env: { ...withoutVite(process.env), ...variables, NODE_ENV: 'production' } },
  );
  if (code !== 0)
    throw new ToolError('web-build-failed', `The web app could not be built.\n${output}`);
  return readFileSync(join(outDir, 'index.html'), 'utf8');
}

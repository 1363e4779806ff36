import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_PATH } from '../../story/turn-url';

/** The placeholder of the configuration in the built index.html. */
const PLACEHOLDER = '%APP_CONFIG%';

/** The built index.html as it is served. @param root The build's folder. */
export function configuredPage(root: string, appConfig: string): string {
  const built = readFileSync(join(root, BASE_PATH, 'index.html'), 'utf8');
  return built.replace(PLACEHOLDER, () => appConfig);
}

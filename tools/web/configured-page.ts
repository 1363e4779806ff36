import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_PATH } from '../../story/turn-url';

/** The text in the built index.html that the configuration takes the place of. */
const PLACEHOLDER = '%APP_CONFIG%';

/** The built index.html as it is served. @param root The folder that holds the build. */
export function configuredPage(root: string, appConfig: string): string {
  const built = readFileSync(join(root, BASE_PATH, 'index.html'), 'utf8');
  return built.replace(PLACEHOLDER, () => appConfig);
}

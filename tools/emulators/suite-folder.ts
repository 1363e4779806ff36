import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_PATH } from '../../story/turn-url';
import { robots } from '../../pages/lists/sitemap';
import type { SecurityOptions } from '../../pages/security-headers';
import { buildFunctions, RUNTIME_PACKAGES } from '../deploy/folder/build-functions';
import { dotenv } from '../deploy/folder/dotenv';
import { functionsPackage } from '../deploy/folder/functions-package';
import { hostingConfig } from '../deploy/folder/hosting-config';
import { RULES } from '../deploy/folder/make-folder';
import { ROOT } from '../support/root';
import type { SuitePorts } from './suite-ports';

export interface SuiteContents {
  readonly project: string;
  readonly region: string;
  /** The built site, whose index.html is replaced by `page`; null for the page alone. */
  readonly site: string | null;
  readonly page: string;
  readonly connect: SecurityOptions['connect'];
  readonly ports: SuitePorts & {
    readonly hosting: number;
    readonly auth: number;
    readonly database: number;
    readonly firestore: number;
  };
  /** The public origin of the site. */
  readonly origin: string;
  /** The functions' variables and secrets. */
  readonly variables: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
}

/**
 * Writes what the official suite runs: the bundle and firebase.json of a deployment, for this machine.
 * @param name The folder's name; it is inside the repository, so that packages are resolved from there.
 * @returns the folder.
 */
export async function makeSuiteFolder(name: string, contents: SuiteContents): Promise<string> {
  const { project, region, site, page, connect, ports, origin, variables, secrets } = contents;
  const folder = join(ROOT, '.cache', 'emulators', name);
  const functions = join(folder, 'functions');
  const app = join(folder, 'dist', BASE_PATH);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(functions, { recursive: true });
  mkdirSync(app, { recursive: true });
  for (const file of RULES) copyFileSync(join(ROOT, file), join(folder, file));
  if (site !== null) cpSync(site, join(folder, 'dist'), { recursive: true });
  // It is the template of served pages, home included; Hosting would serve a file of that name instead.
  rmSync(join(app, 'index.html'), { force: true });
  writeFileSync(join(folder, 'dist', 'robots.txt'), robots(origin));

  await buildFunctions(functions);
  writeFileSync(join(functions, 'index.html'), page);
  const { manifest } = functionsPackage(RUNTIME_PACKAGES);
  writeFileSync(join(functions, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(functions, `.env.${project}`), dotenv({ ...variables, SITE_ORIGIN: origin }));
  writeFileSync(join(functions, '.secret.local'), dotenv(secrets));

  const security = { connect, hasAppCheck: false, isSecure: false };
  const configuration = hostingConfig(readFileSync(join(ROOT, 'firebase.json'), 'utf8'), {
    page,
    security,
    region,
  });
  const host = '127.0.0.1';
  const places = Object.entries<number>({ ...ports }).map(
    ([service, port]) => [service, { host, port }] as const,
  );
  const emulators = {
    ...Object.fromEntries(places),
    singleProjectMode: true,
    ui: { enabled: false },
  };
  configuration['emulators'] = emulators;
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(configuration));
  return folder;
}

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
  /** The built site, whose index.html `page` takes the place of; null for the page alone. */
  readonly site: string | null;
  readonly page: string;
  readonly connect: SecurityOptions['connect'];
  readonly ports: SuitePorts & {
    readonly hosting: number;
    readonly auth: number;
    readonly database: number;
    readonly firestore: number;
  };
  /** Where the site is seen. */
  readonly origin: string;
  /** What the functions are told, in plain sight and as secrets. */
  readonly variables: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
}

/**
 * Puts together what the official suite runs: the very bundle and firebase.json of a deployment, for this machine.
 * @param name Of the folder; below the repository, so that its packages are found from there.
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
  // Pages are made of it by the function, home too: a file of that name would come before them.
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

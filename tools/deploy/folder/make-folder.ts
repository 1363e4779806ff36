import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIREBASE_ORIGINS } from '../../../pages/security-headers';
import { BASE_PATH } from '../../../story/turn-url';
import { robots } from '../../../pages/lists/sitemap';
import { noticesText } from '../../licences/notices-text';
import { readNotice } from '../../licences/package-notice';
import { ROOT } from '../../support/root';
import type { DeploySettings } from '../deploy-settings';
import { buildFunctions, RUNTIME_PACKAGES } from './build-functions';
import { buildWeb } from './build-web';
import { dotenv } from './dotenv';
import { functionsPackage } from './functions-package';
import { hostingConfig } from './hosting-config';

/** Deployed unchanged. */
export const RULES = ['database.rules.json', 'firestore.rules', 'firestore.indexes.json'] as const;

/** The folder of a project's deployment. It is inside the repository, so that packages are resolved from there. */
export const folderOf = (project: string): string => join(ROOT, '.cache', 'deploy', project);

/**
 * Writes everything that firebase-tools deploys: `dist`, `functions`, rules, indexes and firebase.json.
 * @returns the folder.
 */
export async function makeFolder(project: string, settings: DeploySettings): Promise<string> {
  const folder = folderOf(project);
  const functions = join(folder, 'functions');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(functions, { recursive: true });
  const json = (path: string, value: object): void =>
    writeFileSync(join(folder, path), `${JSON.stringify(value, null, 2)}\n`);

  for (const name of RULES) copyFileSync(join(ROOT, name), join(folder, name));
  const page = await buildWeb(folder, settings.web);
  // A static file: Google's functions framework itself responds to robots.txt with 404.
  writeFileSync(join(folder, 'dist', 'robots.txt'), robots(settings.origin));
  const bundled = await buildFunctions(functions);
  // It is the template of served pages, home included; Hosting would serve a file of that name instead.
  writeFileSync(join(functions, 'index.html'), page);
  rmSync(join(folder, 'dist', BASE_PATH, 'index.html'));
  const { manifest, lock, places } = functionsPackage(RUNTIME_PACKAGES);
  json('functions/package.json', manifest);
  json('functions/package-lock.json', lock);
  const installed = places.map((place) => join(ROOT, place)).filter((place) => existsSync(place));
  const shipped = [...new Set([...bundled, ...installed])].map(readNotice);
  writeFileSync(join(functions, 'licenses.txt'), noticesText(shipped));
  writeFileSync(join(functions, `.env.${project}`), dotenv(settings.functions));
  const { hasAppCheck, region } = settings;
  const security = { connect: FIREBASE_ORIGINS, hasAppCheck, isSecure: true };
  json(
    'firebase.json',
    hostingConfig(readFileSync(join(ROOT, 'firebase.json'), 'utf8'), { page, security, region }),
  );
  return folder;
}

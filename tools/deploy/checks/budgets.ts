import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstViewScripts } from '../../web/first-view';

/** JavaScript of the first view, bytes after gzip. */
const FIRST_VIEW = 175_000;
/** The size of the functions' bundle, which a cold start reads completely, in bytes. */
const FUNCTIONS = 14_000_000;
/** Patterns of a service account's key and of a private key. */
const SECRET = /-----BEGIN [A-Z ]*PRIVATE KEY-----|"private_key"/u;

/** Size limits, and secrets that must not be deployed. */
export function budgetFaults(folder: string): string[] {
  const page = readFileSync(join(folder, 'functions', 'index.html'), 'utf8');
  const scripts = firstViewScripts(page).map((path) => readFileSync(join(folder, 'dist', path)));
  const firstView = scripts.reduce((sum, script) => sum + gzipSync(script).byteLength, 0);
  const bundle = statSync(join(folder, 'functions', 'index.js')).size;
  const keys = filesBelow(folder).filter((path) => SECRET.test(readFileSync(path, 'utf8')));
  return [
    ...(scripts.length === 0 ? ['The page names no scripts: how much it loads is not known.'] : []),
    ...(firstView > FIRST_VIEW
      ? [
          `The first view loads ${firstView} bytes of JavaScript after gzip, more than ${FIRST_VIEW}.`,
        ]
      : []),
    ...(bundle > FUNCTIONS
      ? [
          `The functions are ${bundle} bytes, more than ${FUNCTIONS}: cold starts would take too long.`,
        ]
      : []),
    ...keys.map((path) => `${path} holds a private key.`),
  ];
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

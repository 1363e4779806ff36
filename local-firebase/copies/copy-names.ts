import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const ENDING = '.jsonl.gz';
const NAME = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z\.jsonl\.gz$/;

export interface Copy {
  readonly name: string;
  readonly path: string;
  /** When the backup was made, in milliseconds since the epoch. */
  readonly madeAt: number;
  readonly bytes: number;
}

/** The folder of the backups, next to the data folder. */
export function copiesDirectory(dataDir: string): string {
  return `${dataDir}-copies`;
}

/** A time as a sortable file name: `2026-11-22T15-04-05Z`. */
export function timeName(now: number): string {
  return new Date(now).toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
}

export function copyName(now: number): string {
  return `${timeName(now)}${ENDING}`;
}

/** The backups of a data folder, oldest first. */
export async function listCopies(dataDir: string): Promise<readonly Copy[]> {
  const directory = copiesDirectory(dataDir);
  const names = await readdir(directory).catch(() => []);
  const copies: Copy[] = [];
  for (const name of names.sort()) {
    const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
    if (day === undefined) continue;
    const path = join(directory, name);
    const madeAt = Date.parse(`${day}${hours}:${minutes}:${seconds}Z`);
    copies.push({ name, path, madeAt, bytes: (await stat(path)).size });
  }
  return copies;
}

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const ENDING = '.jsonl.gz';
const NAME = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z\.jsonl\.gz$/;

export interface Copy {
  readonly name: string;
  readonly path: string;
  /** When it was made, in milliseconds since the epoch. */
  readonly madeAt: number;
  readonly bytes: number;
}

/** Copies stand beside the data. */
export const copiesDirectory = (dataDir: string): string => `${dataDir}-copies`;

/** A time as a file name that sorts: `2026-11-22T15-04-05Z`. */
export const timeName = (now: number): string =>
  new Date(now).toISOString().replace(/\.\d+/, '').replaceAll(':', '-');

export const copyName = (now: number): string => `${timeName(now)}${ENDING}`;

/** The copies of a data folder, the oldest first. */
export const listCopies = async (dataDir: string): Promise<readonly Copy[]> => {
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
};

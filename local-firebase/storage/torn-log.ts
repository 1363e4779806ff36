import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A log of LevelDB is a row of blocks; in a block stand fragments, each with its checksum (4 bytes), its
 * length (2) and its type before it. https://github.com/google/leveldb/blob/main/doc/log_format.md
 */
const blockBytes = 32_768;
const headerBytes = 7;
const lastTypes = new Set([1, 4]);

/** How many bytes at the end of a log belong to a record that was not written to its end. */
const tornTail = (log: Buffer): number => {
  let complete = 0;
  let at = 0;
  while (at < log.length) {
    const left = blockBytes - (at % blockBytes);
    if (left < headerBytes) {
      // Too little for a header: filled up with zeros.
      at += left;
      continue;
    }
    if (at + headerBytes > log.length) break;
    const type = log.readUInt8(at + 6);
    at += headerBytes + log.readUInt16LE(at + 4);
    if (type === 0 || at > log.length) break;
    if (lastTypes.has(type)) complete = at;
  }
  return log.length - Math.min(complete, log.length);
};

/** The bytes of a record that the process which wrote to the directory last did not finish; 0 is usual. */
export const tornBytes = async (directory: string): Promise<number> => {
  const names = await readdir(directory).catch(() => []);
  const newest = names
    .filter((name) => /^\d+\.log$/.test(name))
    .sort()
    .at(-1);
  return newest === undefined ? 0 : tornTail(await readFile(join(directory, newest)));
};

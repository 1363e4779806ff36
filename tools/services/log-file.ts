import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

export type WriteLine = (line: string) => void;

/** The calls of `node:fs` that a log needs; each may throw, for instance on a full or read-only disk. */
export interface LogFiles {
  readonly mkdirSync: (path: string, options: { readonly recursive: true }) => unknown;
  readonly openSync: (path: string, flags: 'a') => number;
  readonly fstatSync: (file: number) => { readonly size: number };
  readonly writeSync: (file: number, text: string) => number;
  readonly closeSync: (file: number) => void;
  readonly renameSync: (from: string, to: string) => void;
}

interface LogOptions {
  /** Called when lines begin to be lost, and again only after one could be written. */
  readonly onFailure: (reason: string) => void;
  /** The size in bytes at which the file is rotated to `.1`, the previous one to `.2`, and so on. */
  readonly maxBytes?: number;
  /** The number of rotated files that are kept. */
  readonly kept?: number;
  readonly files?: LogFiles;
}

const MAX_BYTES = 2_000_000;
const KEPT = 3;
/** Maximum length of a line, in characters: longer input is cut. */
const LONGEST_LINE = 2000;

/**
 * A log file with rotation by size. The file is opened with the first line.
 * @returns a function that writes a line; it never throws.
 */
export function openLog(path: string, options: LogOptions): WriteLine {
  const files = options.files ?? {
    ...{ mkdirSync, openSync, fstatSync, closeSync, renameSync },
    writeSync: (file, text) => writeSync(file, text),
  };
  const { onFailure, maxBytes = MAX_BYTES, kept = KEPT } = options;
  let open: { readonly file: number; size: number } | null = null;
  let isFailing = false;

  const openFile = (): { readonly file: number; size: number } => {
    files.mkdirSync(dirname(path), { recursive: true });
    const file = files.openSync(path, 'a');
    return { file, size: files.fstatSync(file).size };
  };
  const rotate = (file: number): void => {
    files.closeSync(file);
    open = null;
    for (let number = kept; number >= 1; number -= 1) {
      const from = number === 1 ? path : `${path}.${number - 1}`;
      renameIfThere(files, from, `${path}.${number}`);
    }
  };

  return (line) => {
    try {
      open ??= openFile();
      if (open.size >= maxBytes) {
        rotate(open.file);
        open = openFile();
      }
      open.size += files.writeSync(open.file, `${line.slice(0, LONGEST_LINE)}\n`);
      isFailing = false;
    } catch (error) {
      if (isFailing) return;
      isFailing = true;
      onFailure(error instanceof Error ? error.message : String(error));
    }
  };
}

function renameIfThere(files: LogFiles, from: string, to: string): void {
  try {
    files.renameSync(from, to);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) throw error;
  }
}

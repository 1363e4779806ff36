/** One version of a record in LevelDB. */
export interface LevelEntry {
  readonly key: Buffer;
  /** null is a deletion. */
  readonly value: Buffer | null;
  /** The version with the greater sequence number is newer. */
  readonly sequence: number;
}

/** A part of a file with a wrong checksum or format. */
export interface DamagedPart {
  readonly file: string;
  readonly offset: number;
  /** Keys of the damaged part, as far as they can be read; they may be wrong. */
  readonly keys: readonly Buffer[];
}

/** The readable content of a file of a LevelDB directory. */
export interface FileContent {
  readonly entries: readonly LevelEntry[];
  readonly damaged: readonly DamagedPart[];
}

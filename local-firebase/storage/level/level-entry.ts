/** One version of a record, as LevelDB keeps it. */
export interface LevelEntry {
  readonly key: Buffer;
  /** null: the record was removed. */
  readonly value: Buffer | null;
  /** Of two versions of a record the one with the greater number holds. */
  readonly sequence: number;
}

/** A part of a file whose checksum is wrong, or that is not what it should be. */
export interface DamagedPart {
  readonly file: string;
  readonly offset: number;
  /** Keys that it held, as far as they can still be read; they may be wrong. */
  readonly keys: readonly Buffer[];
}

/** What a file of a LevelDB directory still says. */
export interface FileContent {
  readonly entries: readonly LevelEntry[];
  readonly damaged: readonly DamagedPart[];
}

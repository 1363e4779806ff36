import { ByteReader } from './byte-reader';
import type { DamagedPart, FileContent, LevelEntry } from './level-entry';
import { maskedChecksum } from './masked-checksum';
import { unpackSnappy } from './snappy';

/**
 * A table of LevelDB: blocks of records, an index of the blocks, and a footer with the position of the index. After
 * each block are its type (1: compressed) and its checksum.
 * https://github.com/google/leveldb/blob/main/doc/table_format.md
 */
const FOOTER_BYTES = 48;
const TAG_BYTES = 8;
const MAGIC = 0xdb4775248b80fb57n;

interface Handle {
  readonly offset: number;
  readonly size: number;
}

function readHandle(reader: ByteReader): Handle {
  return {
    offset: reader.varint(),
    size: reader.varint(),
  };
}

/**
 * Reads a block.
 * @throws {RangeError} when it reaches beyond the file
 */
function blockAt(table: Buffer, { offset, size }: Handle) {
  const reader = new ByteReader(table.subarray(offset));
  const stored = reader.bytes(size + 1);
  return {
    isSound: maskedChecksum(stored) === reader.bytes(4).readUInt32LE(0),
    content: () => {
      const content = stored.subarray(0, size);
      return stored.readUInt8(size) === 1 ? unpackSnappy(content) : content;
    },
  };
}

/** The entries of a block; each key is stored as its difference from the previous key. */
function* readBlock(block: Buffer): Generator<{ readonly key: Buffer; readonly value: Buffer }> {
  const restarts = block.readUInt32LE(block.length - 4);
  const reader = new ByteReader(block.subarray(0, block.length - 4 * (restarts + 1)));
  let key = Buffer.alloc(0);
  while (!reader.isAtEnd) {
    const shared = reader.varint();
    const added = reader.varint();
    const length = reader.varint();
    key = Buffer.concat([key.subarray(0, shared), reader.bytes(added)]);
    yield { key, value: reader.bytes(length) };
  }
}

function levelEntry(key: Buffer, value: Buffer): LevelEntry {
  const tag = key.readBigUInt64LE(key.length - TAG_BYTES);
  return {
    key: key.subarray(0, key.length - TAG_BYTES),
    value: (tag & 0xffn) === 1n ? value : null,
    sequence: Number(tag >> 8n),
  };
}

function keysOf(block: ReturnType<typeof blockAt>): Buffer[] {
  const keys: Buffer[] = [];
  try {
    for (const { key } of readBlock(block.content())) keys.push(key.subarray(0, -TAG_BYTES));
  } catch {
    // The rest is unreadable.
  }
  return keys;
}

/**
 * Reads the handles of all data blocks.
 * @throws {RangeError} when footer or index can't be read
 */
function readHandles(table: Buffer): { readonly data: Handle[]; readonly isSound: boolean } {
  const footer = table.subarray(-FOOTER_BYTES);
  const reader = new ByteReader(footer);
  const metaBlock = blockAt(table, readHandle(reader));
  const indexBlock = blockAt(table, readHandle(reader));
  // The meta index names the filter block: with a flipped bit in it LevelDB misses keys that are there.
  const metaBlocks = [...readBlock(metaBlock.content())].map(({ value }) =>
    blockAt(table, readHandle(new ByteReader(value))),
  );
  const isSound =
    [metaBlock, indexBlock, ...metaBlocks].every((block) => block.isSound) &&
    footer.readBigUInt64LE(FOOTER_BYTES - 8) === MAGIC;
  const index = [...readBlock(indexBlock.content())];
  return { data: index.map(({ value }) => readHandle(new ByteReader(value))), isSound };
}

/** Reads a table; a damaged index is read as far as it leads to blocks. */
export function readTable(file: string, table: Buffer): FileContent {
  const entries: LevelEntry[] = [];
  const damaged: DamagedPart[] = [];
  let handles: Handle[] = [];
  try {
    const { data, isSound } = readHandles(table);
    handles = data;
    if (!isSound) damaged.push({ file, offset: table.length - FOOTER_BYTES, keys: [] });
  } catch {
    damaged.push({ file, offset: table.length - FOOTER_BYTES, keys: [] });
  }
  for (const handle of handles) {
    const block = blockAt(table, handle);
    if (block.isSound)
      for (const { key, value } of readBlock(block.content())) entries.push(levelEntry(key, value));
    else damaged.push({ file, offset: handle.offset, keys: keysOf(block) });
  }
  return { entries, damaged };
}

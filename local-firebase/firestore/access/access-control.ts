import type { StoredDocument } from '../documents/document';
import type { CompiledQuery } from '../query/compiled-query';
import type { Micros } from '../values/timestamp';
import type { StagedWrites } from '../writes/stage-writes';
import type { Caller } from './caller';

/** The names of documents on whose content a decision rests besides the one that was asked for. */
export type Dependencies = ReadonlySet<string>;

/** Decides who may do what; every method throws PERMISSION_DENIED when it is not allowed. */
export interface AccessControl {
  checkGet(caller: Caller, name: string, document: StoredDocument | null): Dependencies;
  checkList(caller: Caller, query: CompiledQuery): Dependencies;
  /** `parent` is the document or root whose collections are asked for. */
  checkListCollections(caller: Caller, parent: string): void;
  checkWrites(caller: Caller, writes: StagedWrites, time: Micros): void;
}

import type { StoredDocument } from '../documents/document';
import type { CompiledQuery } from '../query/compiled-query';
import type { Micros } from '../values/timestamp';
import type { StagedWrites } from '../writes/stage-writes';
import type { Caller } from './caller';

/** The names of other documents that a decision depends on. */
export type Dependencies = ReadonlySet<string>;

/** Authorisation; every method throws PERMISSION_DENIED if the request is not allowed. */
export interface AccessControl {
  checkGet(caller: Caller, name: string, document: StoredDocument | null): Dependencies;
  checkList(caller: Caller, query: CompiledQuery): Dependencies;
  /** `parent` is the document or root whose collections are listed. */
  checkListCollections(caller: Caller, parent: string): void;
  checkWrites(caller: Caller, writes: StagedWrites, time: Micros): void;
}

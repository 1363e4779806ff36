import type { StoredDocument } from '../documents/document';
import { RpcError, invalidArgument } from '../status/rpc-error';
import type { Precondition } from './write';

export interface PreconditionContext {
  readonly name: string;
  /** The document after the earlier writes of the commit. */
  readonly current: StoredDocument | null;
  /** Whether an earlier write of the same commit has deleted it. */
  readonly deletedBefore: boolean;
}

/** NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION or INVALID_ARGUMENT unless the precondition holds. */
export function failedPrecondition(
  { name, current, deletedBefore }: PreconditionContext,
  precondition: Precondition | undefined,
): RpcError | undefined {
  const { exists, updateTime } = precondition ?? {};
  if (exists === true && deletedBefore) {
    return invalidArgument(`A write cannot update ${name}, which one before it deletes.`);
  }
  if (exists === true && !current) {
    return new RpcError('NOT_FOUND', `No document to update: ${name}`);
  }
  if (exists === false && current) {
    return new RpcError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
  if (updateTime !== undefined && current?.updateTime !== updateTime) {
    return new RpcError(
      'FAILED_PRECONDITION',
      `the stored version (${current?.updateTime ?? 0n}) does not match the required base version (${updateTime})`,
    );
  }
  return undefined;
}

import type { StoredDocument } from '../documents/document';
import { RpcError } from '../status/rpc-error';
import type { Precondition } from './write';

/** Throws NOT_FOUND, ALREADY_EXISTS or FAILED_PRECONDITION unless the stored document is as required. */
export function checkPrecondition(
  name: string,
  current: StoredDocument | null,
  precondition: Precondition | undefined,
): void {
  if (!precondition) return;
  const { exists, updateTime } = precondition;
  if (exists === true && !current) {
    throw new RpcError('NOT_FOUND', `No document to update: ${name}`);
  }
  if (exists === false && current) {
    throw new RpcError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
  if (updateTime !== undefined && current?.updateTime !== updateTime) {
    throw new RpcError(
      'FAILED_PRECONDITION',
      `the stored version (${current?.updateTime ?? 0n}) does not match the required base version (${updateTime})`,
    );
  }
}

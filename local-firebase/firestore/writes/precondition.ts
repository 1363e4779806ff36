import type { StoredDocument } from '../documents/document';
import { RpcError } from '../status/rpc-error';
import type { Precondition } from './write';

/** NOT_FOUND, ALREADY_EXISTS or FAILED_PRECONDITION unless the stored document is as required. */
export function failedPrecondition(
  name: string,
  current: StoredDocument | null,
  precondition: Precondition | undefined,
): RpcError | undefined {
  const { exists, updateTime } = precondition ?? {};
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

import * as v from 'valibot';
import { demand } from '../auth-error';
import { accountOfToken, type Method } from '../auth-service';

const bodySchema = v.object({
  idToken: v.optional(v.string()),
  localId: v.optional(v.string()),
});

/** `accounts:delete` */
export const remove: Method = async ({ service, body, isOwner }) => {
  const { idToken, localId } = v.parse(bodySchema, body);
  demand(isOwner || idToken, 'MISSING_ID_TOKEN');
  const account =
    idToken === undefined
      ? service.accounts.get(localId ?? '')
      : accountOfToken(service, idToken).account;
  demand(account, 'USER_NOT_FOUND');
  await service.accounts.remove([account.localId]);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};

const batchSchema = v.object({
  localIds: v.optional(v.array(v.string()), []),
  force: v.optional(v.boolean(), false),
});

/** `accounts:batchDelete`: without `force` it deletes only disabled accounts. */
export const batchDelete: Method = async ({ service, body }) => {
  const { localIds, force } = v.parse(batchSchema, body);
  const refused = localIds.flatMap((localId, index) => {
    const account = service.accounts.get(localId);
    return account === null || account.disabled || force
      ? []
      : [{ index, localId, message: 'NOT_DISABLED : Disable the account before batch deletion.' }];
  });
  const kept = new Set(refused.map(({ localId }) => localId));
  await service.accounts.remove(
    localIds.filter((id) => !kept.has(id) && service.accounts.get(id) !== null),
  );
  return { ...(refused.length > 0 && { errors: refused }) };
};

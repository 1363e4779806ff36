import type { Auth } from 'firebase-admin/auth';
import type { AccountService } from '../../ports/accounts/account-service';

export function authAccountService(auth: Auth): AccountService {
  return {
    async exists(uid) {
      return (await auth.getUsers([{ uid }])).users.length > 0;
    },
    async describe(uid) {
      const account = (await auth.getUsers([{ uid }])).users[0];
      if (account === undefined) return null;
      return {
        createdAt: Date.parse(account.metadata.creationTime),
        isLinked: account.providerData.length > 0,
      };
    },
    customToken: (uid) => auth.createCustomToken(uid),
    async remove(uid) {
      // Unlike deleteUser, deleteUsers reports a missing account as success.
      await auth.deleteUsers([uid]);
    },
  };
}

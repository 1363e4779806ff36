import * as v from 'valibot';
import { AuthError, demand } from '../auth-error';
import { endOfTokens, type AuthService, type Method } from '../auth-service';
import { createPassword } from '../password';

const sendSchema = v.object({
  requestType: v.optional(v.string()),
  email: v.optional(v.string()),
  returnOobLink: v.optional(v.boolean(), false),
});

const sent = 'identitytoolkit#GetOobConfirmationCodeResponse';

/** `accounts:sendOobCode`: starts a password reset. No mail is sent: the link is logged and listed. */
export const sendOobCode: Method = ({ service, body, isOwner, origin }) => {
  const { requestType, email, returnOobLink } = v.parse(sendSchema, body);
  demand(requestType, 'MISSING_REQ_TYPE');
  demand(requestType === 'PASSWORD_RESET', 'OPERATION_NOT_ALLOWED');
  demand(email, 'MISSING_EMAIL');
  demand(!returnOobLink || isOwner, 'INSUFFICIENT_PERMISSION');
  const account = service.accounts.byEmail(email);
  // Email enumeration protection: the answer is the same whether or not the account exists.
  if (account === null && service.settings.isEmailPrivate)
    return Promise.resolve({ kind: sent, email });
  demand(account?.email, 'EMAIL_NOT_FOUND');
  const { oobCode, oobLink } = service.oobCodes.create(account.email, origin);
  service.log(`auth: To reset the password for ${account.email}, follow this link: ${oobLink}`);
  return Promise.resolve({
    kind: sent,
    email: account.email,
    ...(returnOobLink && { oobCode, oobLink }),
  });
};

async function setPassword(service: AuthService, oobCode: string, newPassword: string) {
  const { email } = service.oobCodes.get(oobCode);
  const account = service.accounts.byEmail(email);
  demand(account, 'INVALID_OOB_CODE');
  const time = service.now();
  const password = await createPassword(newPassword, time);
  service.oobCodes.remove(oobCode);
  await service.accounts.put({
    ...account,
    password,
    // The code proves that the client owns the email address. The old password's sessions are revoked.
    emailVerified: true,
    validSince: endOfTokens(account, time),
  });
}

const resetSchema = v.object({
  oobCode: v.optional(v.string()),
  newPassword: v.optional(v.string()),
});

/** `accounts:resetPassword`: shows what a code is for; with a new password, redeems it. */
export const resetPassword: Method = async ({ service, body }) => {
  const { oobCode, newPassword } = v.parse(resetSchema, body);
  demand(oobCode, 'MISSING_OOB_CODE');
  const { email, requestType } = service.oobCodes.get(oobCode);
  if (newPassword !== undefined) await setPassword(service, oobCode, newPassword);
  return { kind: 'identitytoolkit#ResetPasswordResponse', requestType, email };
};

/** `GET /emulator/v1/projects/{project}/oobCodes` */
export const listOobCodes: Method = ({ service }) =>
  Promise.resolve({ oobCodes: service.oobCodes.all() });

/** `GET /emulator/action`: the target of the link, once `&newPassword=` is appended. */
export const followLink: Method = async ({ service, parameters }) => {
  if (parameters.get('mode') !== 'resetPassword') throw new AuthError('Invalid mode');
  const oobCode = parameters.get('oobCode') ?? '';
  const { email } = service.oobCodes.get(oobCode);
  const newPassword = parameters.get('newPassword');
  demand(newPassword, 'MISSING_PASSWORD : add &newPassword=… to the link');
  await setPassword(service, oobCode, newPassword);
  return { authEmulator: { success: 'The password has been successfully updated.', email } };
};

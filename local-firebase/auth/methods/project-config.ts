import * as v from 'valibot';
import { demand } from '../auth-error';
import type { AuthService, Method } from '../auth-service';

const bodySchema = v.object({
  signIn: v.optional(v.object({ allowDuplicateEmails: v.optional(v.boolean(), false) })),
  emailPrivacyConfig: v.optional(
    v.object({ enableImprovedEmailPrivacy: v.optional(v.boolean(), false) }),
  ),
});

function view({ settings }: AuthService) {
  return {
    signIn: { allowDuplicateEmails: false },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: settings.isEmailPrivate },
  };
}

/** `GET /emulator/v1/projects/{project}/config` */
export const readConfig: Method = ({ service }) => Promise.resolve(view(service));

/** `PATCH /emulator/v1/projects/{project}/config`; duplicate emails can't be allowed. */
export const updateConfig: Method = ({ service, body }) => {
  const { signIn, emailPrivacyConfig } = v.parse(bodySchema, body);
  demand(!signIn?.allowDuplicateEmails, 'OPERATION_NOT_ALLOWED : allowDuplicateEmails');
  if (emailPrivacyConfig !== undefined)
    service.settings.isEmailPrivate = emailPrivacyConfig.enableImprovedEmailPrivacy;
  return Promise.resolve(view(service));
};

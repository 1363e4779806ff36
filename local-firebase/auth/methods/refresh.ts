import * as v from 'valibot';
import { demand } from '../auth-error';
import { issueTokens, type Method } from '../auth-service';
import { readRefreshToken } from '../tokens';

const bodySchema = v.object({
  grant_type: v.optional(v.string()),
  grantType: v.optional(v.string()),
  refresh_token: v.optional(v.string()),
  refreshToken: v.optional(v.string()),
});

/** `securetoken…/v1/token`: new tokens for a refresh token. */
export const refresh: Method = async ({ service, body }) => {
  const fields = v.parse(bodySchema, body);
  demand((fields.grant_type ?? fields.grantType) === 'refresh_token', 'INVALID_GRANT_TYPE');
  const token = fields.refresh_token ?? fields.refreshToken;
  demand(token, 'MISSING_REFRESH_TOKEN');
  const { localId, provider, claims, issuedAt } = readRefreshToken(token);
  const account = service.accounts.get(localId);
  demand(account, 'USER_NOT_FOUND');
  demand(!account.disabled, 'USER_DISABLED');
  demand(issuedAt >= (account.validSince ?? 0), 'TOKEN_EXPIRED');
  const { idToken, refreshToken, expiresIn } = await issueTokens(
    service,
    account,
    provider,
    claims,
  );
  return {
    id_token: idToken,
    access_token: idToken,
    expires_in: expiresIn,
    refresh_token: refreshToken,
    token_type: 'Bearer',
    user_id: localId,
    project_id: service.project,
  };
};

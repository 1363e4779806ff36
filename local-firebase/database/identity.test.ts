import { describe, expect, it } from 'vitest';
import { encodeToken } from '../tokens/unsigned-token';
import { identityFromToken } from './identity';

const now = 1_700_000_000_000;
const seconds = now / 1000;

describe('a credential', () => {
  it('is read as the owner or as a client', () => {
    expect(identityFromToken('owner', now)).toEqual({ kind: 'owner' });
    const claims = {
      sub: 'ann',
      iat: seconds,
      exp: seconds + 1,
      firebase: { sign_in_provider: 'anonymous' },
    };
    expect(identityFromToken(encodeToken(claims), now)).toEqual({
      kind: 'client',
      auth: { uid: 'ann', provider: 'anonymous', token: claims },
    });
  });

  it('expires, unless it is a mock token', () => {
    const expired = encodeToken({ sub: 'a', iat: seconds - 10, exp: seconds - 1 });
    expect(() => identityFromToken(expired, now)).toThrow(
      expect.objectContaining({ code: 'expired_token' }),
    );
    const mock = encodeToken({ sub: 'a', iat: 0, exp: 3600 });
    expect(identityFromToken(mock, now)).toMatchObject({ auth: { uid: 'a' } });
  });

  it.each(['', 'nonsense', 'a.b.c', `a.${Buffer.from('[1]').toString('base64url')}.`])(
    'that is malformed is refused: %s',
    (token) => {
      expect(() => identityFromToken(token, now)).toThrow(
        expect.objectContaining({ code: 'invalid_token' }),
      );
    },
  );
});

import * as v from 'valibot';
import { securityHeaders, type SecurityOptions } from '../../../pages/security-headers';

const rewriteSchema = v.looseObject({
  function: v.optional(v.looseObject({ functionId: v.string() })),
});
const configSchema = v.looseObject({
  hosting: v.looseObject({
    rewrites: v.array(rewriteSchema),
    headers: v.array(v.unknown()),
  }),
});

interface Deployment {
  /** The built index.html. */
  readonly page: string;
  readonly security: SecurityOptions;
  /** The region of the functions. */
  readonly region: string;
}

/**
 * firebase.json as it is deployed: the repository's, with the values that depend on the build and the project. The headers
 * are those of the pages' function, so that a page has the same headers from both.
 */
export function hostingConfig(
  firebaseJson: string,
  { page, security, region }: Deployment,
): Record<string, unknown> {
  const { hosting, ...rest } = v.parse(configSchema, JSON.parse(firebaseJson));
  const secured = securityHeaders(page, security);
  const everywhere = Object.entries(secured).map(([key, value]) => ({ key, value }));
  return {
    ...rest,
    hosting: {
      ...hosting,
      rewrites: hosting.rewrites.map((rewrite) =>
        rewrite.function === undefined
          ? rewrite
          : { ...rewrite, function: { ...rewrite.function, region } },
      ),
      headers: [{ source: '**', headers: everywhere }, ...hosting.headers],
    },
  };
}

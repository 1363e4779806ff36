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
  /** Where the functions run. */
  readonly region: string;
}

/**
 * firebase.json as it is deployed: the repository's, with what depends on the build and the project. The headers are those
 * that the pages' function sends, so that a page is the same wherever it comes from.
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

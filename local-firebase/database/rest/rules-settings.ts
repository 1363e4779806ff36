import { parse as parseJsonc } from 'jsonc-parser';
import { loadRuleset } from '../rules/ruleset';
import { RulesError } from '../rules/rules-error';
import { permissionDenied, restError, type RestReply } from './reply';
import type { RestRequest } from './request';

export const rulesPath = '/.settings/rules.json';

/** Reads and replaces a namespace's rules, for `firebase-admin` and the test library; for the project owner only. */
export function serveRules(request: RestRequest, body: string): RestReply {
  const { namespace, identity, method } = request;
  if (identity.kind !== 'owner') return permissionDenied;
  if (method === 'GET') {
    const { source } = namespace.ruleset();
    // `strict` asks for JSON without comments.
    return request.parameters.get('format') === 'strict'
      ? { status: 200, body: parseJsonc(source) }
      : { status: 200, body: null, text: source };
  }
  if (method !== 'PUT') return restError(405, 'Method not allowed');
  try {
    namespace.setRuleset(loadRuleset(body));
    return { status: 200, body: { status: 'ok' } };
  } catch (error) {
    if (error instanceof RulesError) return restError(400, error.message);
    throw error;
  }
}

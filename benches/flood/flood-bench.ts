import { floodLikes } from './flood-likes';
import { floodRegistrations } from './flood-registrations';

/** What was measured under one flood, and what broke its bound. */
interface Flood {
  readonly exceeding: readonly string[];
}

const FLOODS: Readonly<Record<string, () => Promise<Flood>>> = {
  likes: floodLikes,
  registrations: floodRegistrations,
};

/** What a real person waits for while somebody floods the app. */
export async function benchFlood(): Promise<object & { readonly exceeding: readonly string[] }> {
  const results: Record<string, Flood> = {};
  for (const [name, flood] of Object.entries(FLOODS)) results[name] = await flood();
  return { ...results, exceeding: Object.values(results).flatMap(({ exceeding }) => exceeding) };
}

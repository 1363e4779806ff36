import { floodLikes } from './flood-likes';
import { floodRegistrations } from './flood-registrations';

/** The measurements under one flood, and those that exceed their bound. */
interface Flood {
  readonly exceeding: readonly string[];
}

const FLOODS: Readonly<Record<string, () => Promise<Flood>>> = {
  likes: floodLikes,
  registrations: floodRegistrations,
};

/** The latency of regular users while other accounts flood the app. */
export async function benchFlood(): Promise<object & { readonly exceeding: readonly string[] }> {
  const results: Record<string, Flood> = {};
  for (const [name, flood] of Object.entries(FLOODS)) results[name] = await flood();
  return { ...results, exceeding: Object.values(results).flatMap(({ exceeding }) => exceeding) };
}

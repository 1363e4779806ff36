import * as v from 'valibot';

const appConfigSchema = v.object({
  projectId: v.pipe(v.string(), v.minLength(1)),
  apiKey: v.string(),
  databaseURL: v.optional(v.string()),
  /** Where the services of this machine listen: an address for Auth, `host:port` for the others. */
  emulators: v.nullable(
    v.object({ auth: v.string(), database: v.string(), firestore: v.string() }),
  ),
  /** Seconds between two pages of a story. */
  pageSeconds: v.pipe(v.number(), v.minValue(0)),
});
export type AppConfig = v.InferOutput<typeof appConfigSchema>;

/**
 * The configuration that the server put into the page.
 * @throws SyntaxError or ValiError when it put none there.
 */
export function readAppConfig(page: Document): AppConfig {
  const text = page.getElementById('app-config')?.textContent ?? '';
  return v.parse(appConfigSchema, JSON.parse(text));
}

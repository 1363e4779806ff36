import type { RestAddresses } from '../../pages/source/rest-source';

/** Where the web app is served, and what it is told. */
export interface WebServerOptions {
  readonly port: number;
  /** Where the site is seen from outside, without a slash at its end. */
  readonly origin: string;
  /** JSON, safe to stand inside a script element. */
  readonly appConfig: string;
  /** Where served pages read. */
  readonly addresses: RestAddresses;
  /** Origins that the app talks to. */
  readonly connect: readonly string[];
}

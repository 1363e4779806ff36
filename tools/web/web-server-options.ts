import type { RestAddresses } from '../../pages/source/rest-source';

/** Where the web app is served, and its configuration. */
export interface WebServerOptions {
  readonly port: number;
  /** The public origin of the site, without a slash at its end. */
  readonly origin: string;
  /** JSON, safe inside a script element. */
  readonly appConfig: string;
  /** The databases' addresses. */
  readonly addresses: RestAddresses;
  /** Origins that the app connects to. */
  readonly connect: readonly string[];
}

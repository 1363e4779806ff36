/** Addresses of the local services: a URL for Auth, `host:port` for the others. */
export interface LocalServices {
  readonly auth: string;
  readonly database: string;
  readonly firestore: string;
}

export interface AppCheckConfig {
  /** The site key of reCAPTCHA Enterprise. */
  readonly siteKey: string;
  /** Replaces reCAPTCHA in projects that have registered it, and with the local services. */
  readonly debugToken?: string;
}

/** The configuration that the server writes into the page and the app reads. */
export interface AppConfig {
  readonly projectId: string;
  readonly apiKey: string;
  readonly databaseURL?: string;
  readonly appCheck?: AppCheckConfig;
  /** null: the services of the Firebase project. */
  readonly emulators: LocalServices | null;
  /** Seconds between two pages of a story. */
  readonly pageSeconds: number;
}

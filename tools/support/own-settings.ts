import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './free-ports';

/** Settings of an isolated instance: free ports and an empty data folder. */
export interface OwnSettings extends Readonly<Record<string, string>> {
  readonly PORT: string;
  readonly AUTH_PORT: string;
  readonly DATABASE_PORT: string;
  readonly FIRESTORE_PORT: string;
  readonly DATA_DIR: string;
}

export async function ownSettings(): Promise<OwnSettings> {
  const [port, authPort, databasePort, firestorePort] = await freePorts(4);
  return {
    PORT: String(port),
    AUTH_PORT: String(authPort),
    DATABASE_PORT: String(databasePort),
    FIRESTORE_PORT: String(firestorePort),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'instance-')),
  };
}

import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePorts } from '../support/free-ports';
import { portProblem } from './check-ports';
import { readSettings, type Settings } from './settings';

async function settingsWithFreePorts(): Promise<Settings> {
  const ports = (await freePorts(4)).map(String);
  const [PORT, AUTH_PORT, DATABASE_PORT, FIRESTORE_PORT] = ports;
  const read = readSettings({ PORT, AUTH_PORT, DATABASE_PORT, FIRESTORE_PORT });
  if (!read.ok) throw new Error(read.message);
  return read.settings;
}

describe('portProblem', () => {
  it('finds nothing where all ports are free', async () => {
    expect(await portProblem(await settingsWithFreePorts())).toBeNull();
  });

  it('names the taken port and its variable', async () => {
    const settings = await settingsWithFreePorts();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(settings.databasePort, '127.0.0.1', resolve));
    const problem = await portProblem(settings);
    expect(problem).toContain(String(settings.databasePort));
    expect(problem).toContain('DATABASE_PORT');
    await new Promise((resolve) => other.close(resolve));
  });

  it('names two variables that hold the same port', async () => {
    const settings = await settingsWithFreePorts();
    const problem = await portProblem({ ...settings, authPort: settings.port });
    expect(problem).toMatch(/^PORT and AUTH_PORT/u);
  });
});

import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePorts } from '../support/free-ports';
import { checkPorts } from './check-ports';
import { readSettings, type Settings } from './settings';

async function settingsWithFreePorts(): Promise<Settings> {
  const ports = (await freePorts(4)).map(String);
  const [PORT, AUTH_PORT, DATABASE_PORT, FIRESTORE_PORT] = ports;
  return readSettings({ PORT, AUTH_PORT, DATABASE_PORT, FIRESTORE_PORT });
}

describe('checkPorts', () => {
  it('finds nothing where all ports are free', async () => {
    await expect(checkPorts(await settingsWithFreePorts())).resolves.toBeUndefined();
  });

  it('names the taken port and its variable', async () => {
    const settings = await settingsWithFreePorts();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(settings.databasePort, '127.0.0.1', resolve));
    await expect(checkPorts(settings)).rejects.toThrow(
      new RegExp(`${settings.databasePort}.*DATABASE_PORT.*port-in-use`, 'u'),
    );
    await new Promise((resolve) => other.close(resolve));
  });

  it('names two variables that hold the same port', async () => {
    const settings = await settingsWithFreePorts();
    await expect(checkPorts({ ...settings, authPort: settings.port })).rejects.toThrow(
      /^PORT and AUTH_PORT.*port-given-twice/u,
    );
  });
});

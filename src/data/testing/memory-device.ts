import type { DeviceKey, DeviceStorage } from '../device-storage';

/** A device that forgets everything with the test. */
export function createMemoryDevice(
  initial: Readonly<Partial<Record<DeviceKey, string>>> = {},
): DeviceStorage {
  const kept = new Map<string, string>(Object.entries(initial));
  return {
    read: (key) => kept.get(key) ?? '',
    write: (key, value) => void kept.set(key, value),
  };
}

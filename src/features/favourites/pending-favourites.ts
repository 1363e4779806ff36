import { parseRecord } from '../../../story/json-record';
import type { DeviceStorage } from '../../data/device-storage';
import type { Toggled } from './favourites-slice';

const write = (device: DeviceStorage, pending: readonly Toggled[]): void =>
  device.write(
    'likes',
    pending.length === 0
      ? ''
      : JSON.stringify(Object.fromEntries(pending.map(({ key, isLiked }) => [key, isLiked]))),
  );

/** The offline queue of likes: what has been toggled on this device and not yet been confirmed. */
export const pendingOn = (device: DeviceStorage): readonly Toggled[] =>
  Object.entries(parseRecord(device.read('likes'))).flatMap(([key, isLiked]) =>
    typeof isLiked === 'boolean' ? [{ key, isLiked }] : [],
  );

const without = (device: DeviceStorage, key: string): readonly Toggled[] =>
  pendingOn(device).filter((pending) => pending.key !== key);

export const keepPending = (device: DeviceStorage, change: Toggled): void =>
  write(device, [...without(device, change.key), change]);

export const dropPending = (device: DeviceStorage, key: string): void =>
  write(device, without(device, key));

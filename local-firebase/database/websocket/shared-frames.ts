import { changeFrame } from '../connection/frames';
import type { DataChange } from '../namespace/listener';

/** Encoded changes: each is encoded once, for all connections. */
export function createSharedFrames(): (change: DataChange) => Buffer {
  const frames = new WeakMap<DataChange, Buffer>();
  return (change) => {
    const found = frames.get(change);
    if (found !== undefined) return found;
    const made = Buffer.from(changeFrame(change, null));
    frames.set(change, made);
    return made;
  };
}

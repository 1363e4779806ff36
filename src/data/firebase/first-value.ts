import type { Listener, Stop } from '../subscription';
import { DataError } from '../data-error';

/**
 * The first value of a subscription, which ends with it.
 * @throws DataError `unconfirmed` when none has come in time, or the subscription's own code
 */
export function firstValue<T>(
  milliseconds: number,
  watch: (listener: Listener<T>) => Stop,
): Promise<T> {
  let stop: Stop = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<T>((resolve, reject) => {
    timer = setTimeout(() => reject(new DataError('unconfirmed')), milliseconds);
    stop = watch({ next: resolve, error: (code) => reject(new DataError(code)) });
  }).finally(() => {
    clearTimeout(timer);
    stop();
  });
}

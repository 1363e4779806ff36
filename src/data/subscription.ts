import { dataErrorCode, type DataErrorCode } from './data-error';

/** Ends a subscription; may be called more than once. */
export type Stop = () => void;

export interface Listener<T> {
  readonly next: (value: T) => void;
  /** The subscription may still deliver values after `offline`; after any other code it has ended. */
  readonly error: (code: DataErrorCode) => void;
}

/** What can be subscribed to. */
export type Watch<T> = (listener: Listener<T>) => Stop;

/** A part of the data layer that is loaded when it is first asked for. Rejects while its code or its SDK cannot be loaded. */
export type Lazy<T> = () => Promise<T>;

/** Says when the network comes back; a process without a page does not. */
const network = 'window' in globalThis ? window : null;

/**
 * Subscribes as soon as the product is loaded, unless the subscription has been stopped by then. A product that cannot be
 * loaded is an error of the subscription, and is loaded again when the network comes back.
 */
export function subscribe<Product, T>(
  product: Lazy<Product>,
  choose: (loaded: Product) => Watch<T>,
  listener: Listener<T>,
): Stop {
  let isStopped = false;
  let stop: Stop | null = null;
  const begin = (): void => {
    product().then(
      (loaded) => {
        if (!isStopped) stop = choose(loaded)(listener);
      },
      (error: unknown) => {
        if (isStopped) return;
        listener.error(dataErrorCode(error));
        network?.addEventListener('online', begin, { once: true });
      },
    );
  };
  begin();
  return () => {
    isStopped = true;
    network?.removeEventListener('online', begin);
    stop?.();
    stop = null;
  };
}

import { useLocation, type Location } from 'react-router-dom';

/** The history entry on screen. Its state is what an earlier version of the app may have put there. */
export function useEntry(): Location<unknown> {
  const entry: Location<unknown> = useLocation();
  return entry;
}

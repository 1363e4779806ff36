import { selectIsOnline } from '../../features/connection/connection-slice';
import type { ListStatus } from '../../state/live-list';
import { useAppSelector } from './hooks';

/** The status of a list as it is shown: without a connection nothing arrives, and nothing is known to be missing. */
export function useListStatus(status: ListStatus): ListStatus {
  const isOnline = useAppSelector(selectIsOnline);
  return isOnline ? status : 'offline';
}

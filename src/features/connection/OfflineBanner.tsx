import Alert from '@mui/material/Alert';
import { useSelector } from 'react-redux';
import { failures } from '../../messages/failures';
import type { ConnectionState } from './connection-slice';

/** Says what does not work without a network, and that reading goes on. */
export const OfflineBanner = () => {
  const isOnline = useSelector(
    ({ connection }: { connection: ConnectionState }) => connection.isOnline,
  );
  return isOnline ? null : (
    <Alert severity="warning" role="status" variant="outlined" sx={{ mt: 2 }}>
      {failures.offline}
    </Alert>
  );
};

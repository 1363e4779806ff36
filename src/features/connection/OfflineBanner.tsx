import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { failures } from '../../messages/failures';
import { selectIsOnline } from './connection-slice';

const Banner = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '16px 0 0',
  padding: '10px 16px',
  borderRadius: 6,
  border: `1px solid ${theme.vars.palette.keiki.main}`,
  color: theme.vars.palette.keiki.main,
}));

/** Says what does not work without a network, and that reading goes on. */
export const OfflineBanner = () => {
  const isOnline = useSelector(selectIsOnline);
  return isOnline ? null : <Banner role="status">{failures.offline}</Banner>;
};

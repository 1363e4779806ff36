import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { common } from '../../messages/common';
import { activate, MAIN_ITEMS } from './main-items';
import type { NavigationProps } from './navigation';

const Bar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  paddingBottom: 'env(safe-area-inset-bottom)',
  backgroundColor: theme.vars.palette.paper,
  borderTop: `1px solid ${theme.vars.palette.rule}`,
}));

/** The four main buttons in thumb's reach. */
export const BottomBar = memo(function BottomBar(props: NavigationProps) {
  return (
    <Bar data-bar="bottom" aria-label={common.mainNavigation}>
      {MAIN_ITEMS.map((item) => (
        <Button
          key={item.panel}
          color="inherit"
          disabled={item.panel === 'settings' && props.isSettingsDisabled}
          onClick={() => activate(item, props)}
          sx={{
            flexDirection: 'column',
            gap: 0.25,
            minHeight: 60,
            px: 0,
            borderRadius: 0,
            fontSize: '0.75rem',
            color: 'text.secondary',
          }}
        >
          {item.icon}
          {item.label ?? props.home}
        </Button>
      ))}
    </Bar>
  );
});

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { AutoStoriesIcon } from '../../ui/icons/AutoStoriesIcon';
import { FaceIcon } from '../../ui/icons/FaceIcon';
import { FormatSizeIcon } from '../../ui/icons/FormatSizeIcon';
import { HelpOutlineIcon } from '../../ui/icons/HelpOutlineIcon';
import { TOP_BAR } from '../../../view/page/page-rules';
import { common } from '../../messages/common';
import { navigation } from '../../messages/navigation';
import { Mark } from '../../ui/mark/Mark';
import type { NavigationProps } from './navigation';
import { activate, MAIN_ITEMS } from './main-items';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: TOP_BAR,
  whiteSpace: 'nowrap',
  paddingInline: 'max(16px, env(safe-area-inset-left))',
  backgroundColor: theme.vars.palette.paper,
  borderBottom: `1px solid ${theme.vars.palette.rule}`,
  // The narrowest phones, and enlarged pages.
  '@media (max-width: 22em)': { gap: 0, paddingInlineEnd: 0, flexWrap: 'wrap' },
}));

const Title = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  marginInlineEnd: 'auto',
  fontFamily: theme.typography.h3.fontFamily ?? 'serif',
  fontSize: '1.125rem',
  fontWeight: 600,
  letterSpacing: '0.08em',
  color: 'inherit',
  textDecoration: 'none',
}));

// Out of sight until the keyboard reaches it.
const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 8,
  top: 8,
  padding: '8px 16px',
  backgroundColor: theme.vars.palette.card,
  color: theme.vars.palette.ai.main,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden', padding: 0 },
}));

/** The bar at the top; where there is room it holds every button, else the bottom bar takes the four main ones. */
export const TopBar = memo(function TopBar({
  isWide,
  ...props
}: NavigationProps & { readonly isWide: boolean }) {
  return (
    <Bar data-bar="top">
      <SkipLink href="#story">{common.skipToStory}</SkipLink>
      <Title to="/">
        <Mark size="1.5em" />
        {common.title}
      </Title>
      {isWide && (
        <Box component="nav" aria-label={common.mainNavigation} sx={{ display: 'flex' }}>
          {MAIN_ITEMS.map((item) => (
            <Button
              key={item.panel}
              color="inherit"
              startIcon={item.icon}
              disabled={item.panel === 'settings' && props.isSettingsDisabled}
              onClick={() => activate(item, props)}
            >
              {item.label ?? props.home}
            </Button>
          ))}
        </Box>
      )}
      {isWide ? (
        <Button
          color="inherit"
          startIcon={<AutoStoriesIcon />}
          onClick={() => props.onOpen({ name: 'browse' })}
        >
          {navigation.browse}
        </Button>
      ) : (
        <IconButton
          color="inherit"
          aria-label={navigation.browse}
          onClick={() => props.onOpen({ name: 'browse' })}
        >
          <AutoStoriesIcon />
        </IconButton>
      )}
      <IconButton
        color="inherit"
        aria-label={navigation.character}
        onClick={() => props.onOpen({ name: 'character' })}
      >
        <FaceIcon />
      </IconButton>
      <IconButton
        color="inherit"
        aria-label={navigation.reading}
        onClick={() => props.onOpen({ name: 'reading' })}
      >
        <FormatSizeIcon />
      </IconButton>
      <IconButton
        color="inherit"
        aria-label={navigation.help}
        onClick={() => props.onOpen({ name: 'help' })}
      >
        <HelpOutlineIcon />
      </IconButton>
    </Bar>
  );
});

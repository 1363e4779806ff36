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
import { CONTROL, controlNames } from '../../../view/controls/control-names';
import { BAR_TITLE, NARROWEST, NARROWEST_TOP_BAR, topBar } from '../../../view/page/bar-rules';
import { controlTexts } from '../../../view/texts/control-texts';
import { common } from '../../messages/common';
import { Mark } from '../../ui/mark/Mark';
import type { NavigationProps } from './navigation';
import { activate, controlOf, MAIN_ITEMS } from './main-items';

const Bar = styled('header')(({ theme }) => ({
  ...topBar(theme.vars.palette),
  [NARROWEST]: NARROWEST_TOP_BAR,
}));

const Title = styled(Link)(BAR_TITLE);

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
        <Box component="nav" aria-label={controlTexts.main} sx={{ display: 'flex' }}>
          {MAIN_ITEMS.map((item) => (
            <Button
              key={item.panel}
              color="inherit"
              startIcon={item.icon}
              disabled={item.panel === 'settings' && props.isSettingsDisabled}
              {...{ [CONTROL]: controlOf(item) }}
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
          {...{ [CONTROL]: controlNames.panel('browse') }}
          onClick={() => props.onOpen({ name: 'browse' })}
        >
          {controlTexts.browse}
        </Button>
      ) : (
        <IconButton
          color="inherit"
          aria-label={controlTexts.browse}
          {...{ [CONTROL]: controlNames.panel('browse') }}
          onClick={() => props.onOpen({ name: 'browse' })}
        >
          <AutoStoriesIcon />
        </IconButton>
      )}
      <IconButton
        color="inherit"
        aria-label={controlTexts.character}
        {...{ [CONTROL]: controlNames.panel('character') }}
        onClick={() => props.onOpen({ name: 'character' })}
      >
        <FaceIcon />
      </IconButton>
      <IconButton
        color="inherit"
        aria-label={controlTexts.reading}
        {...{ [CONTROL]: controlNames.panel('reading') }}
        onClick={() => props.onOpen({ name: 'reading' })}
      >
        <FormatSizeIcon />
      </IconButton>
      <IconButton
        color="inherit"
        aria-label={controlTexts.help}
        {...{ [CONTROL]: controlNames.panel('help') }}
        onClick={() => props.onOpen({ name: 'help' })}
      >
        <HelpOutlineIcon />
      </IconButton>
    </Bar>
  );
});

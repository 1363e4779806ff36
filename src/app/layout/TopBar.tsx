import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
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
import type { PanelName } from '../panels/panel';
import { usePress } from '../panels/use-press';
import type { NavigationProps } from './navigation';
import { MAIN_ITEMS, useMainButton, type MainButtonProps } from './main-items';

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

interface PanelItem {
  readonly panel: PanelName;
  readonly name: string;
  readonly icon: ReactNode;
  /** Its name stands beside the icon where there is room. */
  readonly isNamedWhereWide?: boolean;
}

/** What is opened from the top bar alone. */
const PANEL_ITEMS: readonly PanelItem[] = [
  {
    panel: 'browse',
    name: controlTexts.browse,
    icon: <AutoStoriesIcon />,
    isNamedWhereWide: true,
  },
  { panel: 'character', name: controlTexts.character, icon: <FaceIcon /> },
  { panel: 'reading', name: controlTexts.reading, icon: <FormatSizeIcon /> },
  { panel: 'help', name: controlTexts.help, icon: <HelpOutlineIcon /> },
];

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
            <MainButton key={item.panel} item={item} {...props} />
          ))}
        </Box>
      )}
      {PANEL_ITEMS.map(({ isNamedWhereWide = false, ...item }) => (
        <PanelButton
          key={item.panel}
          {...item}
          isNamed={isNamedWhereWide && isWide}
          onOpen={props.onOpen}
        />
      ))}
    </Bar>
  );
});

const MainButton = (props: MainButtonProps) => (
  <Button color="inherit" startIcon={props.item.icon} {...useMainButton(props)}>
    {props.item.label ?? props.home}
  </Button>
);

interface PanelButtonProps
  extends Omit<PanelItem, 'isNamedWhereWide'>, Pick<NavigationProps, 'onOpen'> {
  readonly isNamed: boolean;
}

const PanelButton = ({ panel, name, icon, isNamed, onOpen }: PanelButtonProps) => {
  const press = usePress(() => onOpen({ name: panel }));
  const control = { [CONTROL]: controlNames.panel(panel) };
  return isNamed ? (
    <Button color="inherit" startIcon={icon} {...control} {...press}>
      {name}
    </Button>
  ) : (
    <IconButton color="inherit" aria-label={name} {...control} {...press}>
      {icon}
    </IconButton>
  );
};

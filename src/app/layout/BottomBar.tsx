import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { CONTROL } from '../../../view/controls/control-names';
import { BOTTOM_BUTTON, bottomBar } from '../../../view/page/bar-rules';
import { controlTexts } from '../../../view/texts/control-texts';
import { usePress } from '../panels/use-press';
import { activate, controlOf, MAIN_ITEMS, type MainItem } from './main-items';
import type { NavigationProps } from './navigation';

const Bar = styled('nav')(({ theme }) => bottomBar(theme.vars.palette));

/** The four main buttons in thumb's reach. */
export const BottomBar = memo(function BottomBar(props: NavigationProps) {
  return (
    <Bar data-bar="bottom" aria-label={controlTexts.main}>
      {MAIN_ITEMS.map((item) => (
        <MainButton key={item.panel} item={item} {...props} />
      ))}
    </Bar>
  );
});

const LOOK = { ...BOTTOM_BUTTON, color: 'text.secondary' };

const MainButton = ({ item, ...props }: NavigationProps & { readonly item: MainItem }) => (
  <Button
    color="inherit"
    disabled={item.panel === 'settings' && props.isSettingsDisabled}
    {...{ [CONTROL]: controlOf(item) }}
    {...usePress(() => activate(item, props))}
    sx={LOOK}
  >
    {item.icon}
    {item.label ?? props.home}
  </Button>
);

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { BOTTOM_BUTTON, bottomBar } from '../../../view/page/bar-rules';
import { controlTexts } from '../../../view/texts/control-texts';
import { MAIN_ITEMS, useMainButton, type MainButtonProps } from './main-items';
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

const MainButton = (props: MainButtonProps) => (
  <Button color="inherit" {...useMainButton(props)} sx={LOOK}>
    {props.item.icon}
    {props.item.label ?? props.home}
  </Button>
);

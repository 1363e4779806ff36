import type { ReactNode } from 'react';
import { EmojiEventsIcon } from '../../ui/icons/EmojiEventsIcon';
import { HomeIcon } from '../../ui/icons/HomeIcon';
import { ScheduleIcon } from '../../ui/icons/ScheduleIcon';
import { SettingsIcon } from '../../ui/icons/SettingsIcon';
import { CONTROL, controlNames } from '../../../view/controls/control-names';
import { controlTexts } from '../../../view/texts/control-texts';
import type { PanelName } from '../panels/panel';
import { usePress } from '../panels/use-press';
import type { NavigationProps } from './navigation';

export interface MainItem {
  readonly panel: PanelName | 'home';
  /** Left out for home, which has the name that is passed. */
  readonly label?: string;
  readonly icon: ReactNode;
}

/** The four main buttons, in the order in which every bar has them. */
export const MAIN_ITEMS: readonly MainItem[] = [
  { panel: 'home', icon: <HomeIcon /> },
  { panel: 'timeline', label: controlTexts.timeline, icon: <ScheduleIcon /> },
  { panel: 'ranking', label: controlTexts.ranking, icon: <EmojiEventsIcon /> },
  { panel: 'settings', label: controlTexts.settings, icon: <SettingsIcon /> },
];

export interface MainButtonProps extends NavigationProps {
  readonly item: MainItem;
}

/** What a main button is and does in every bar, whatever it looks like. */
export function useMainButton({ item: { panel }, ...navigation }: MainButtonProps) {
  const { onHome, onOpen, isSettingsDisabled } = navigation;
  const press = usePress(() => (panel === 'home' ? onHome() : onOpen({ name: panel })));
  return {
    disabled: panel === 'settings' && isSettingsDisabled,
    [CONTROL]: panel === 'home' ? controlNames.home : controlNames.panel(panel),
    ...press,
  };
}

import type { ReactNode } from 'react';
import { EmojiEventsIcon } from '../../ui/icons/EmojiEventsIcon';
import { HomeIcon } from '../../ui/icons/HomeIcon';
import { ScheduleIcon } from '../../ui/icons/ScheduleIcon';
import { SettingsIcon } from '../../ui/icons/SettingsIcon';
import { controlNames } from '../../../view/controls/control-names';
import { controlTexts } from '../../../view/texts/control-texts';
import type { PanelName } from '../panels/panel';
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

export const activate = ({ panel }: MainItem, { onHome, onOpen }: NavigationProps): void => {
  if (panel === 'home') onHome();
  else onOpen({ name: panel });
};

/** Its name among the page's controls. */
export const controlOf = ({ panel }: MainItem): string =>
  panel === 'home' ? controlNames.home : controlNames.panel(panel);

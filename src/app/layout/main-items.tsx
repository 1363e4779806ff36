import EmojiEvents from '@mui/icons-material/EmojiEventsOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import Schedule from '@mui/icons-material/Schedule';
import Settings from '@mui/icons-material/SettingsOutlined';
import type { ReactNode } from 'react';
import { navigation } from '../../messages/navigation';
import type { PanelName } from '../panels/panel';
import type { NavigationProps } from './navigation';

interface MainItem {
  readonly panel: PanelName | 'home';
  /** Left out for home, which has the name that is passed. */
  readonly label?: string;
  readonly icon: ReactNode;
}

/** The four main buttons, in the order in which every bar has them. */
export const MAIN_ITEMS: readonly MainItem[] = [
  { panel: 'home', icon: <Home /> },
  { panel: 'timeline', label: navigation.timeline, icon: <Schedule /> },
  { panel: 'ranking', label: navigation.ranking, icon: <EmojiEvents /> },
  { panel: 'settings', label: navigation.settings, icon: <Settings /> },
];

export const activate = ({ panel }: MainItem, { onHome, onOpen }: NavigationProps): void => {
  if (panel === 'home') onHome();
  else onOpen({ name: panel });
};

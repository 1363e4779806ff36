import { lazyPart, type LazyPart } from '../../ui/lazy-part/lazy-part';
import type { PanelName } from '../panels/panel';
import type { PanelProps } from './panel-props';

/** Each is loaded when it is first opened, or preloaded. */
export const PANELS: Readonly<Record<PanelName, LazyPart<PanelProps>>> = {
  ranking: lazyPart(() => import('./RankingPanel')),
  timeline: lazyPart(() => import('./TimelinePanel')),
  browse: lazyPart(() => import('./BrowsePanel')),
  settings: lazyPart(() => import('./SettingsPanel')),
  help: lazyPart(() => import('./HelpPanel')),
  character: lazyPart(() => import('./CharacterSheetPanel')),
  rename: lazyPart(() => import('./RenamePanel')),
  reading: lazyPart(() => import('./ReadingSettingsPanel')),
  account: lazyPart(() => import('./AccountPanel')),
  privacy: lazyPart(() => import('./PrivacyPanel')),
  registration: lazyPart(() => import('./RegistrationPanel')),
  recap: lazyPart(() => import('./RecapPanel')),
  battles: lazyPart(() => import('./BattlesPanel')),
  search: lazyPart(() => import('./SearchPanel')),
  export: lazyPart(() => import('./ExportPanel')),
  report: lazyPart(() => import('./ReportPanel')),
  illustration: lazyPart(() => import('./IllustrationPanel')),
  picture: lazyPart(() => import('./TurnPicturePanel')),
};

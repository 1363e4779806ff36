import { lazy, Suspense, type ComponentType } from 'react';
import type { Panel } from '../layout/navigation';
import type { PanelProps } from './panel-props';

// Each dialog comes when it is first opened: who only reads loads none of them.
const PANELS: Readonly<Record<Panel, ComponentType<PanelProps>>> = {
  ranking: lazy(() => import('./RankingPanel')),
  timeline: lazy(() => import('./TimelinePanel')),
  browse: lazy(() => import('./BrowsePanel')),
  settings: lazy(() => import('./SettingsPanel')),
  help: lazy(() => import('./HelpPanel')),
};
const RegistrationPanel = lazy(() => import('./RegistrationPanel'));
const WaitingPanel = lazy(() => import('./WaitingPanel'));

interface DialogsProps {
  readonly panel: Panel | null;
  readonly isRegistering: boolean;
  readonly isWaiting: boolean;
  readonly onClosePanel: () => void;
}

/** Whatever stands over the screen. */
export const Dialogs = ({ panel, isRegistering, isWaiting, onClosePanel }: DialogsProps) => {
  const PanelDialog = panel === null ? null : PANELS[panel];
  return (
    <Suspense fallback={null}>
      {PanelDialog !== null && <PanelDialog onClose={onClosePanel} />}
      {isRegistering && <RegistrationPanel />}
      {isWaiting && <WaitingPanel />}
    </Suspense>
  );
};

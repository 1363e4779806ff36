import { lazy, memo, type ComponentType } from 'react';
import type { Picture } from '../../features/reader/picture';
import type { Panel } from '../layout/navigation';
import { OnDemand } from './OnDemand';
import type { PanelProps } from './panel-props';

// Each dialog comes when it is first opened: who only reads loads none of them.
const PANELS: Readonly<Record<Panel, ComponentType<PanelProps>>> = {
  ranking: lazy(() => import('./RankingPanel')),
  timeline: lazy(() => import('./TimelinePanel')),
  browse: lazy(() => import('./BrowsePanel')),
  settings: lazy(() => import('./SettingsPanel')),
  help: lazy(() => import('./HelpPanel')),
  character: lazy(() => import('./CharacterSheetPanel')),
  rename: lazy(() => import('./RenamePanel')),
  reading: lazy(() => import('./ReadingPanel')),
  account: lazy(() => import('./AccountPanel')),
  privacy: lazy(() => import('./PrivacyPanel')),
};
const RegistrationPanel = lazy(() => import('./RegistrationPanel'));
const PictureDialog = lazy(() => import('../../features/reader/PictureDialog'));

/** A panel that failed is closed, and a new one when it is opened again. */
const NEVER: readonly unknown[] = [];

interface DialogsProps {
  /** The newest stands over the others. */
  readonly panels: readonly Panel[];
  readonly picture: Picture | null;
  readonly onClosePicture: () => void;
  readonly isRegistering: boolean;
  readonly isWaiting: boolean;
  readonly isSettingsDisabled: boolean;
  readonly onOpen: (panel: Panel) => void;
  readonly onClosePanel: () => void;
}

/** Whatever stands over the screen. A dialog that can't be loaded leaves the story as it is. */
export const Dialogs = memo(function Dialogs(props: DialogsProps) {
  const { panels, isRegistering, isWaiting, isSettingsDisabled, onOpen, onClosePanel } = props;
  const { picture, onClosePicture } = props;
  return (
    <>
      {panels.map((panel) => {
        const PanelDialog = PANELS[panel];
        // Each for itself: one that can't be loaded leaves what was typed in the others.
        return (
          <OnDemand key={panel} resetKeys={NEVER} onFailure={onClosePanel}>
            <PanelDialog
              onClose={onClosePanel}
              onOpen={onOpen}
              isSettingsDisabled={isSettingsDisabled}
            />
          </OnDemand>
        );
      })}
      <OnDemand resetKeys={[picture, isRegistering, isWaiting]} onFailure={onClosePicture}>
        {picture !== null && <PictureDialog picture={picture} onClose={onClosePicture} />}
        {(isRegistering || isWaiting) && (
          <RegistrationPanel isWaiting={isWaiting} onAccount={() => onOpen('account')} />
        )}
      </OnDemand>
    </>
  );
});

import { use, useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { isRecord } from '../../../story/json-record';
import { selectIsWaitingForStory } from '../../features/registration/registration-slice';
import { BackContext } from '../../ui/dialog/back-context';
import { Questions } from '../../ui/dialog/Questions';
import type { BackGuards } from '../panels/back-guards';
import { BackGuardsContext } from '../panels/BackGuards';
import { panelsIn, type Panel } from '../panels/panel';
import { useClosePanel } from '../panels/use-close-panel';
import { useEntry } from '../panels/use-entry';
import { useOpenPanel } from '../panels/use-open-panel';
import { useAppSelector } from '../store/hooks';
import { OnDemand } from './OnDemand';
import { PANELS } from './panel-files';
import { WaitingPanel } from './WaitingPanel';

/** An entry of the history may be older than this version of the app. */
const isPanel = (value: unknown): value is Panel =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  Object.hasOwn(PANELS, value['name']) &&
  (value['at'] === undefined ||
    (isRecord(value['at']) &&
      Number.isInteger(value['at']['chapter']) &&
      Number.isInteger(value['at']['section'])));

/** A panel that failed is closed, and a new one when it is opened again. */
const NEVER: readonly unknown[] = [];

/** The panels that the location names, the topmost last, and the wait for a new participant's story. */
const Dialogs = () => {
  const location = useEntry();
  const navigate = useNavigate();
  const isWaiting = useAppSelector(selectIsWaitingForStory);
  const back = use(BackGuardsContext);
  if (back === null) throw new Error('There is no BackGuardsProvider above.');
  const onOpen = useOpenPanel();
  const { close, leave, swap } = useClosePanel(back.letPass);
  const panels = panelsIn(location.state);
  const isTopUnknown = panels.length > 0 && !isPanel(panels.at(-1));

  useLayoutEffect(() => back.arrive(), [back, location]);
  useEffect(() => {
    if (isTopUnknown) close();
  }, [isTopUnknown, close]);
  // A new participant's own story comes next, wherever the form was filled in.
  const goHome = useEffectEvent(() => {
    if (panels.length === 0) void navigate('/');
    else if (location.pathname === '/') close();
    else leave('/');
  });
  useEffect(() => {
    if (isWaiting) goHome();
  }, [isWaiting]);

  return (
    <>
      {panels.map((panel, index) => {
        if (!isPanel(panel)) return null;
        const PanelDialog = PANELS[panel.name];
        // Each has its own boundary: one that can't be loaded leaves what was typed in the others.
        return (
          <OnDemand key={`${index} ${panel.name}`} resetKeys={NEVER} onFailure={close}>
            <Guarded guardAt={back.at} depth={index + 1}>
              <PanelDialog
                at={panel.at}
                onClose={close}
                onLeave={leave}
                onOpen={onOpen}
                onSwap={swap}
              />
            </Guarded>
          </OnDemand>
        );
      })}
      {isWaiting && (
        <Guarded guardAt={back.at} depth={Infinity}>
          <WaitingPanel />
        </Guarded>
      )}
    </>
  );
};

interface GuardedProps {
  readonly guardAt: BackGuards['at'];
  /** How many panels are open up to this one. */
  readonly depth: number;
  readonly children: ReactNode;
}

/** Lets what is inside ask questions, and stop a Back that would close it. */
const Guarded = ({ guardAt, depth, children }: GuardedProps) => {
  const [guard] = useState(() => guardAt(depth));
  return (
    <BackContext value={guard}>
      <Questions>{children}</Questions>
    </BackContext>
  );
};

export default Dialogs;

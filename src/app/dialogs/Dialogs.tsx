import { use, useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { isRecord } from '../../../story/json-record';
import { panelsIn } from '../../../view/controls/open-panels';
import { selectIsWaitingForStory } from '../../features/registration/registration-slice';
import { BackContext } from '../../ui/dialog/back-context';
import { CoveredContext } from '../../ui/dialog/covered-context';
import { Questions } from '../../ui/dialog/Questions';
import type { BackGuards } from '../panels/back-guards';
import { BackGuardsContext } from '../panels/BackGuards';
import type { Panel } from '../panels/panel';
import { useClosePanel } from '../panels/use-close-panel';
import { useEntry } from '../panels/use-entry';
import { useOpenPanel, type OpenPanel } from '../panels/use-open-panel';
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
  const ways = useClosePanel(back.letPass);
  const { close, leave } = ways;
  const panels = panelsIn(location.state);
  const isTopUnknown = panels.length > 0 && !isPanel(panels.at(-1));

  useLayoutEffect(() => back.arrive(), [back, location]);
  useEffect(() => {
    if (isTopUnknown) close();
  }, [isTopUnknown, close]);
  // After a reload all files are fetched at once, though the panels are mounted one after the other.
  const loadAll = useEffectEvent(() => {
    for (const panel of panels.filter(isPanel)) {
      void PANELS[panel.name].preload().catch(() => undefined);
    }
  });
  useEffect(() => loadAll(), []);
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
      <PanelStack panels={panels} depth={1} guardAt={back.at} ways={{ ...ways, onOpen }} />
      {isWaiting && (
        <Guarded guardAt={back.at} depth={Infinity}>
          <WaitingPanel />
        </Guarded>
      )}
    </>
  );
};

interface PanelStackProps {
  /** All that are open. */
  readonly panels: readonly unknown[];
  /** That of the lowest one shown here, from 1. */
  readonly depth: number;
  readonly guardAt: BackGuards['at'];
  readonly ways: ReturnType<typeof useClosePanel> & { readonly onOpen: OpenPanel };
}

/**
 * A panel and those above it. These are rendered once it is there: a dialog covers those that were mounted before it, and
 * the files come in any order. Each has its own boundary: one that can't be loaded leaves what was typed in those below.
 */
const PanelStack = ({ panels, depth, guardAt, ways }: PanelStackProps) => {
  const panel = panels[depth - 1];
  if (panel === undefined) return null;
  const above = <PanelStack panels={panels} depth={depth + 1} guardAt={guardAt} ways={ways} />;
  if (!isPanel(panel)) return above;
  const PanelDialog = PANELS[panel.name];
  return (
    <OnDemand key={panel.name} resetKeys={NEVER} onFailure={() => ways.closeAbove(depth - 1)}>
      <CoveredContext value={depth < panels.length}>
        <Guarded guardAt={guardAt} depth={depth}>
          <PanelDialog
            at={panel.at}
            onClose={ways.close}
            onLeave={ways.leave}
            onOpen={ways.onOpen}
            onSwap={ways.swap}
          />
        </Guarded>
      </CoveredContext>
      {above}
    </OnDemand>
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

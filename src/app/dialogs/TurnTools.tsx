import { lazy, useState } from 'react';
import { shownName } from '../../../story/guest';
import { BASE_PATH, turnUrl } from '../../../story/turn-url';
import { selectAdventure } from '../../features/adventure/adventure-slice';
import { PictureButton } from '../../features/picture/PictureButton';
import { ReportButton } from '../../features/report/ReportButton';
import { ShareButton } from '../../features/share/ShareButton';
import { reader } from '../../messages/reader';
import { report } from '../../messages/report';
import { useAppSelector } from '../store/hooks';
import { useChapter } from '../store/use-chapter';
import { OnDemand } from './OnDemand';

const TurnPicturePanel = lazy(() => import('./TurnPicturePanel'));
const ReportPanel = lazy(() => import('./ReportPanel'));

interface TurnToolsProps {
  readonly docid: string;
  readonly chapter: number;
  readonly section: number;
}

/** How one turn is handed on: its address, a picture of it, a report to the operator. */
const TurnTools = (address: TurnToolsProps) => {
  const { docid, chapter, section } = address;
  const { onamae, story } = useAppSelector(selectAdventure);
  const [open, setOpen] = useState<'picture' | 'report' | null>(null);
  const close = () => setOpen(null);
  const stored = useChapter(story[chapter - 1]);
  const turn = stored?.ok === true ? stored.chapter.turn[section - 1] : undefined;
  const url = `${window.location.origin}${BASE_PATH}/${turnUrl(address)}`;
  return (
    <>
      <ShareButton url={url} title={reader.storyOf(shownName(onamae))} />
      {stored?.ok === true && turn !== undefined && (
        <>
          <PictureButton section={section} onClick={() => setOpen('picture')} />
          <ReportButton section={section} onClick={() => setOpen('report')} />
          <OnDemand resetKeys={[open]} onFailure={close}>
            {open === 'picture' && (
              <TurnPicturePanel
                {...{ turn, onamae, chapter, section, url }}
                chapterTitle={stored.chapter.title}
                onClose={close}
              />
            )}
            {open === 'report' && (
              <ReportPanel
                title={report.turn(section)}
                docid={docid}
                url={turnUrl(address)}
                onClose={close}
              />
            )}
          </OnDemand>
        </>
      )}
    </>
  );
};

export default TurnTools;

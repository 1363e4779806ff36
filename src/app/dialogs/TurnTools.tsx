import { shownName } from '../../../story/guest';
import { selectAdventure } from '../../features/adventure/adventure-slice';
import { PictureButton } from '../../features/picture/PictureButton';
import { ReportButton } from '../../features/report/ReportButton';
import { ShareButton } from '../../features/share/ShareButton';
import { turnLink } from '../../features/share/turn-link';
import { storyMessages } from '../../messages/story-messages';
import { useOpenPanel } from '../panels/use-open-panel';
import { useAppSelector } from '../store/hooks';
import { useChapter } from '../store/use-chapter';

interface TurnToolsProps {
  readonly docid: string;
  readonly chapter: number;
  readonly section: number;
}

/** How one turn is handed on: its address, a picture of it, a report to the operator. */
const TurnTools = (address: TurnToolsProps) => {
  const { chapter, section } = address;
  const { onamae, story } = useAppSelector(selectAdventure);
  const open = useOpenPanel();
  const stored = useChapter(story[chapter - 1]);
  const isThere = stored?.ok === true && stored.chapter.turn[section - 1] !== undefined;
  const at = { chapter, section };
  return (
    <>
      <ShareButton url={turnLink(address)} title={storyMessages.storyOf(shownName(onamae))} />
      {isThere && (
        <>
          <PictureButton section={section} onClick={() => open({ name: 'picture', at })} />
          <ReportButton section={section} onClick={() => open({ name: 'report', at })} />
        </>
      )}
    </>
  );
};

export default TurnTools;

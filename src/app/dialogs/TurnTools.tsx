import { lazy, useState } from 'react';
import { shownName } from '../../../story/guest';
import { BASE_PATH, turnUrl } from '../../../story/turn-url';
import { selectAdventure } from '../../features/adventure/select-adventure';
import { PictureButton } from '../../features/picture/PictureButton';
import { ShareButton } from '../../features/share/ShareButton';
import { reader } from '../../messages/reader';
import { useAppSelector } from '../store/hooks';
import { OnDemand } from './OnDemand';

const TurnPicturePanel = lazy(() => import('./TurnPicturePanel'));

interface TurnToolsProps {
  readonly docid: string;
  readonly chapter: number;
  readonly section: number;
}

/** How one turn is handed on: its address, and a picture of it. */
const TurnTools = (address: TurnToolsProps) => {
  const { chapter, section } = address;
  const { onamae, story } = useAppSelector(selectAdventure);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const stored = story[chapter - 1];
  const turn = stored?.ok === true ? stored.chapter.turn[section - 1] : undefined;
  const url = `${window.location.origin}${BASE_PATH}/${turnUrl(address)}`;
  return (
    <>
      <ShareButton url={url} title={reader.storyOf(shownName(onamae))} />
      {stored?.ok === true && turn !== undefined && (
        <>
          <PictureButton section={section} onClick={() => setIsOpen(true)} />
          <OnDemand resetKeys={[isOpen]} onFailure={close}>
            {isOpen && (
              <TurnPicturePanel
                {...{ turn, onamae, chapter, section, url }}
                chapterTitle={stored.chapter.title}
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

import { useEffect, useMemo } from 'react';
import { shownName } from '../../../story/guest';
import type { SectionRef } from '../../../story/section-ref';
import { paragraphsOf } from '../../../story/turn-text';
import { BASE_PATH, turnUrl } from '../../../story/turn-url';
import { tellerOf } from '../../../view/turn/turn-view';
import { selectAdventure } from '../../features/adventure/adventure-slice';
import { TurnPictureDialog } from '../../features/picture/TurnPictureDialog';
import { canSendPictures, sendFile } from '../../features/share/send-file';
import { picture as texts } from '../../messages/picture';
import { storyMessages } from '../../messages/story-messages';
import { useNotice } from '../../ui/notice/notice-context';
import { fileName } from '../../ui/save/file-name';
import { saveFile } from '../../ui/save/save-file';
import { useAppSelector } from '../store/hooks';
import type { PanelProps } from './panel-props';
import { usePrint } from './use-print';
import { useStoryRoute } from './use-story-route';
import { useTurn, type ShownTurn } from './use-turn';

const TurnPicturePanel = ({ at, onClose }: PanelProps) => {
  const shown = useTurn(at);
  const isMissing = shown === null;
  useEffect(() => {
    if (isMissing) onClose();
  }, [isMissing, onClose]);
  return shown && at ? <TurnPicture {...shown} at={at} onClose={onClose} /> : null;
};

interface TurnPictureProps extends ShownTurn {
  readonly at: SectionRef;
  readonly onClose: () => void;
}

const TurnPicture = ({ turn, chapterTitle, at, onClose }: TurnPictureProps) => {
  const { chapter, section } = at;
  const notify = useNotice();
  const { docid } = useStoryRoute();
  const { onamae } = useAppSelector(selectAdventure);
  const url = `${window.location.origin}${BASE_PATH}/${turnUrl({ docid, ...at })}`;
  const print = usePrint();
  const name = shownName(onamae);
  const picture = useMemo(
    () => ({
      title: storyMessages.storyOf(name),
      chapter,
      chapterTitle,
      section,
      teller: tellerOf(turn.role, name),
      isPlayer: turn.role === 'user',
      paragraphs: paragraphsOf(turn.turn),
      url: turn.url,
      address: url,
    }),
    [name, chapter, chapterTitle, section, turn, url],
  );
  const detail = `${storyMessages.chapter(chapter)}${storyMessages.section(section)}`;
  return (
    <TurnPictureDialog
      picture={picture}
      print={print}
      fileName={fileName(picture.title, detail, 'png')}
      onSave={(file) => {
        saveFile(file);
        notify(texts.saved(file.name));
      }}
      onSend={canSendPictures() ? (file) => void sendFile(file, url) : undefined}
      onClose={onClose}
    />
  );
};

export default TurnPicturePanel;

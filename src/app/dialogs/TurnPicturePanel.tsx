import { useMemo } from 'react';
import { shownName } from '../../../story/guest';
import type { Turn } from '../../../story/turn';
import { paragraphsOf } from '../../../story/turn-text';
import { tellerOf } from '../../../view/turn/turn-view';
import { TurnPictureDialog } from '../../features/picture/TurnPictureDialog';
import { canSendPictures, sendFile } from '../../features/share/send-file';
import { picture as texts } from '../../messages/picture';
import { reader } from '../../messages/reader';
import { useNotice } from '../../ui/notice/notice-context';
import { fileName } from '../../ui/save/file-name';
import { saveFile } from '../../ui/save/save-file';
import { usePrint } from './use-print';

interface TurnPicturePanelProps {
  readonly turn: Turn;
  readonly onamae: string;
  readonly chapter: number;
  readonly chapterTitle: string;
  readonly section: number;
  /** The turn's own address. */
  readonly url: string;
  readonly onClose: () => void;
}

const TurnPicturePanel = (props: TurnPicturePanelProps) => {
  const { turn, onamae, chapter, chapterTitle, section, url, onClose } = props;
  const notify = useNotice();
  const print = usePrint();
  const name = shownName(onamae);
  const picture = useMemo(
    () => ({
      title: reader.storyOf(name),
      chapter,
      chapterTitle,
      section,
      teller: tellerOf(turn.role, name),
      isPlayer: turn.role === 'user',
      paragraphs: paragraphsOf(turn.turn),
      url: turn.url,
    }),
    [name, chapter, chapterTitle, section, turn],
  );
  const detail = `${reader.chapter(chapter)}${reader.section(section)}`;
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

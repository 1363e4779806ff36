import { use } from 'react';
import { BASE_PATH } from '../../../story/turn-url';
import { hasAllWords } from '../../features/adventure/has-all-words';
import { selectAdventure } from '../../features/adventure/adventure-slice';
import { ExportDialog } from '../../features/export/ExportDialog';
import { exportedStory } from '../../features/export/exported-story';
import { makeFile, type Format } from '../../features/export/make-file';
import { selectReadingSettings } from '../../features/reading-settings/reader-slice';
import { exporting } from '../../messages/export';
import { useNotice } from '../../ui/notice/notice-context';
import { saveFile } from '../../ui/save/save-file';
import { PaceContext } from '../pace-context';
import { useAppSelector } from '../store/hooks';
import { useServices } from '../store/use-services';
import type { PanelProps } from './panel-props';
import { useStoryRoute } from './use-story-route';

const ExportPanel = ({ onClose }: PanelProps) => {
  const notify = useNotice();
  const { docid } = useStoryRoute();
  const { chapters: cache } = useServices();
  const { story: listed, onamae, status } = useAppSelector(selectAdventure);
  const isWhole = hasAllWords(listed);
  const direction = useAppSelector((state) => selectReadingSettings(state).writing);
  const { now } = use(PaceContext);
  const save = async (format: Format, lines: typeof direction) => {
    if (!isWhole) throw new Error('Chapters have not been loaded.');
    const url = `${window.location.origin}${BASE_PATH}/${encodeURIComponent(docid)}`;
    const chapters = listed.map((chapter) => cache.read(chapter));
    const story = exportedStory({ onamae, url, now: now(), chapters });
    const file = await makeFile(story, format, lines);
    saveFile(file);
    notify(exporting.saved(file.name));
    onClose();
  };
  return (
    <ExportDialog
      direction={direction}
      isComing={!isWhole && status !== 'failed'}
      onSave={save}
      onClose={onClose}
    />
  );
};

export default ExportPanel;

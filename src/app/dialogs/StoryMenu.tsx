import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, type ReactNode } from 'react';
import { FileDownloadIcon } from '../../ui/icons/FileDownloadIcon';
import { FlagIcon } from '../../ui/icons/FlagIcon';
import { MoreHorizIcon } from '../../ui/icons/MoreHorizIcon';
import { NotesIcon } from '../../ui/icons/NotesIcon';
import { SearchIcon } from '../../ui/icons/SearchIcon';
import { SportsKabaddiIcon } from '../../ui/icons/SportsKabaddiIcon';
import { selectBookmark } from '../../features/reading-settings/reader-slice';
import { FoundMark } from '../../features/search/FoundMark';
import { noteFurthest } from '../../features/search/furthest';
import { CONTROL, controlNames } from '../../../view/controls/control-names';
import { panelsIn } from '../../../view/controls/open-panels';
import { controlTexts } from '../../../view/texts/control-texts';
import { storyMenu } from '../../messages/story-menu';
import { ToolMenu } from '../../ui/tool-menu/ToolMenu';
import { useAppSelector } from '../store/hooks';
import { useServices } from '../store/use-services';
import { useEntry } from '../panels/use-entry';
import { useOpenPanel } from '../panels/use-open-panel';
import { readFound } from './found';
import { useStoryRoute } from './use-story-route';

const TOOLS = ['recap', 'battles', 'search', 'export', 'report'] as const;
type ToolName = (typeof TOOLS)[number];

const ICONS: Readonly<Record<ToolName, ReactNode>> = {
  recap: <NotesIcon />,
  battles: <SportsKabaddiIcon />,
  search: <SearchIcon />,
  export: <FileDownloadIcon />,
  report: <FlagIcon />,
};

/** The one button for what can be done with a whole story. */
const StoryMenu = () => {
  const { device } = useServices();
  const { docid } = useStoryRoute();
  const { state, pathname, hash } = useEntry();
  const found = readFound(state);
  const openPanel = useOpenPanel();
  const bookmark = useAppSelector((state) => selectBookmark(state, docid));
  useEffect(() => {
    if (bookmark !== undefined) noteFurthest(device, docid, bookmark);
  }, [device, docid, bookmark]);
  return (
    <>
      <ToolMenu
        label={controlTexts.storyMenu}
        isDialogOpen={panelsIn(state).length > 0}
        tools={() =>
          TOOLS.map((name) => ({
            label: storyMenu[name],
            icon: ICONS[name],
            onChoose: () => openPanel({ name }),
            isDialog: true,
          }))
        }
        button={(trigger) => (
          <Tooltip title={controlTexts.storyMenu}>
            <IconButton color="inherit" {...trigger} {...{ [CONTROL]: controlNames.storyMenu }}>
              <MoreHorizIcon />
            </IconButton>
          </Tooltip>
        )}
      />
      {found !== null && <FoundMark key={`${pathname}${hash}`} {...found} />}
    </>
  );
};

export default StoryMenu;

import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Flag from '@mui/icons-material/FlagOutlined';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Notes from '@mui/icons-material/Notes';
import Search from '@mui/icons-material/Search';
import SportsKabaddi from '@mui/icons-material/SportsKabaddi';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { selectBookmark } from '../../features/reading-settings/reader-slice';
import { FoundMark } from '../../features/search/FoundMark';
import { noteFurthest } from '../../features/search/furthest';
import { storyMenu } from '../../messages/story-menu';
import { useAppSelector } from '../store/hooks';
import { useServices } from '../store/use-services';
import { panelsIn } from '../panels/panel';
import { useEntry } from '../panels/use-entry';
import { useOpenPanel } from '../panels/use-open-panel';
import { readFound } from './found';
import { useStoryRoute } from './use-story-route';

const TOOLS = ['recap', 'battles', 'search', 'export', 'report'] as const;
type Tool = (typeof TOOLS)[number];

const ICONS: Readonly<Record<Tool, ReactNode>> = {
  recap: <Notes />,
  battles: <SportsKabaddi />,
  search: <Search />,
  export: <FileDownload />,
  report: <Flag />,
};

/** The one button for what can be done with a whole story. */
const StoryMenu = () => {
  const { device } = useServices();
  const { docid } = useStoryRoute();
  const { state, pathname, hash } = useEntry();
  const found = readFound(state);
  const openPanel = useOpenPanel();
  const bookmark = useAppSelector((state) => selectBookmark(state, docid));
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const chosen = useRef<Tool | null>(null);

  useEffect(() => {
    if (bookmark !== undefined) noteFurthest(device, docid, bookmark);
  }, [device, docid, bookmark]);
  const isPanelOpen = panelsIn(state).length > 0;
  const wasPanelOpen = useRef(isPanelOpen);
  const focus = () => button.current?.focus({ preventScroll: true });
  // Menu and panel follow each other, so that the panel can't know where the focus was at first.
  useEffect(() => {
    if (wasPanelOpen.current && !isPanelOpen && document.activeElement === document.body) focus();
    wasPanelOpen.current = isPanelOpen;
  }, [isPanelOpen]);
  const leaveMenu = () => {
    if (chosen.current === null) focus();
    else openPanel({ name: chosen.current });
    chosen.current = null;
  };
  return (
    <>
      <Tooltip title={storyMenu.open}>
        <IconButton
          ref={button}
          color="inherit"
          aria-label={storyMenu.open}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        >
          <MoreHoriz />
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={() => button.current}
        // Within a landmark.
        container={() => document.querySelector('main')}
        open={isOpen}
        disableRestoreFocus
        slotProps={{ transition: { onExited: leaveMenu } }}
        onClose={() => setIsOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {TOOLS.map((each) => (
          <MenuItem
            key={each}
            onClick={() => {
              setIsOpen(false);
              chosen.current = each;
            }}
          >
            <ListItemIcon>{ICONS[each]}</ListItemIcon>
            {storyMenu[each]}
          </MenuItem>
        ))}
      </Menu>
      {found !== null && <FoundMark key={`${pathname}${hash}`} {...found} />}
    </>
  );
};

export default StoryMenu;

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
import { lazy, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { FoundMark } from '../../features/search/FoundMark';
import { noteFurthest } from '../../features/search/furthest';
import { storyMenu } from '../../messages/story-menu';
import { useAppSelector } from '../store/hooks';
import { useServices } from '../store/use-services';
import { OnDemand } from './OnDemand';
import type { Opened } from './SearchPanel';
import { useStoryRoute } from './use-story-route';

const RecapPanel = lazy(() => import('./RecapPanel'));
const BattlesPanel = lazy(() => import('./BattlesPanel'));
const SearchPanel = lazy(() => import('./SearchPanel'));
const ExportPanel = lazy(() => import('./ExportPanel'));
const ReportPanel = lazy(() => import('./ReportPanel'));

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
  const { docid, chapter } = useStoryRoute();
  const { key } = useLocation();
  const bookmark = useAppSelector(({ reading }) => reading.bookmarks[docid]);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // Until it has faded away the menu holds the focus: a dialog waits for it.
  const [isMenuThere, setIsMenuThere] = useState(false);
  const [chosen, setChosen] = useState<Tool | null>(null);
  const tool = isMenuThere ? null : chosen;
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    if (bookmark !== undefined) noteFurthest(device, docid, bookmark);
  }, [device, docid, bookmark]);
  // Menu and dialogs follow each other, so that none knows where the focus came from at first.
  const isIdle = !isMenuThere && chosen === null;
  const wasIdle = useRef(isIdle);
  useEffect(() => {
    if (isIdle && !wasIdle.current) button.current?.focus({ preventScroll: true });
    wasIdle.current = isIdle;
  }, [isIdle]);

  const close = () => setChosen(null);
  return (
    <>
      <Tooltip title={storyMenu.open}>
        <IconButton
          ref={button}
          color="inherit"
          aria-label={storyMenu.open}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => {
            setIsOpen(true);
            setIsMenuThere(true);
          }}
        >
          <MoreHoriz />
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={() => button.current}
        open={isOpen}
        disableRestoreFocus
        slotProps={{ transition: { onExited: () => setIsMenuThere(false) } }}
        onClose={() => setIsOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {TOOLS.map((each) => (
          <MenuItem
            key={each}
            onClick={() => {
              setIsOpen(false);
              setChosen(each);
            }}
          >
            <ListItemIcon>{ICONS[each]}</ListItemIcon>
            {storyMenu[each]}
          </MenuItem>
        ))}
      </Menu>
      <OnDemand resetKeys={[tool]} onFailure={close}>
        {tool === 'recap' && <RecapPanel onClose={close} />}
        {tool === 'battles' && <BattlesPanel onClose={close} />}
        {tool === 'search' && <SearchPanel onOpened={setOpened} onClose={close} />}
        {tool === 'export' && <ExportPanel onClose={close} />}
        {tool === 'report' && (
          <ReportPanel title={storyMenu.report} docid={docid} url={docid} onClose={close} />
        )}
      </OnDemand>
      {opened !== null && opened.place.chapter === chapter && (
        <FoundMark key={key} section={opened.place.section} terms={opened.terms} />
      )}
    </>
  );
};

export default StoryMenu;

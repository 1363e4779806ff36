import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';

export interface Tool {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onChoose: () => void;
  /** Opens a dialog, once the menu has closed: two traps of the focus would work against each other. */
  readonly isDialog?: boolean;
}

/** What the button that opens the menu has to have. */
interface Trigger {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-label': string;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly onClick: () => void;
}

interface ToolMenuProps {
  /** The name of the button. */
  readonly label: string;
  /** Asked for when the menu is opened. */
  readonly tools: () => readonly Tool[];
  readonly isDialogOpen: boolean;
  readonly button: (trigger: Trigger) => ReactNode;
}

/** A button for what is not wanted often, as a menu. */
export const ToolMenu = ({ label, tools, isDialogOpen, button }: ToolMenuProps) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<Tool | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  // The button shows that it was pressed before the menu is rendered, which takes several frames the first time.
  const isShown = useDeferredValue(isOpen);
  // Ten of them stand on a page, and a closed one costs nearly as much as an open one.
  const [wasOpened, setWasOpened] = useState(false);
  const isRendered = useDeferredValue(wasOpened);
  const choose = (tool: Tool): void => {
    chosen.current = tool.isDialog === true ? tool : null;
    if (chosen.current === null) tool.onChoose();
    setIsOpen(false);
  };
  const focus = (): void => trigger.current?.focus({ preventScroll: true });
  const leave = (): void => {
    if (chosen.current === null) focus();
    else chosen.current.onChoose();
  };
  // Menu and dialog follow each other, so that the dialog can't know where the focus was at first.
  const wasDialogOpen = useRef(isDialogOpen);
  useEffect(() => {
    if (wasDialogOpen.current && !isDialogOpen && chosen.current !== null) {
      chosen.current = null;
      if (document.activeElement === document.body) focus();
    }
    wasDialogOpen.current = isDialogOpen;
  }, [isDialogOpen]);
  return (
    <>
      {button({
        ref: trigger,
        'aria-label': label,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: () => {
          chosen.current = null;
          setWasOpened(true);
          setIsOpen(true);
        },
      })}
      {isRendered && (
        <Menu
          anchorEl={() => trigger.current}
          // Within a landmark.
          container={() => document.querySelector('main')}
          open={isShown}
          disableRestoreFocus
          // A lock would make the landmark a scroller of its own, and what sticks within it would leave.
          disableScrollLock
          slotProps={{ transition: { onExited: leave } }}
          onClose={() => setIsOpen(false)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        >
          {tools().map((tool) => (
            <MenuItem key={tool.label} onClick={() => choose(tool)}>
              <ListItemIcon>{tool.icon}</ListItemIcon>
              {tool.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};

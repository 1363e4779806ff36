import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { SearchIcon } from '../../ui/icons/SearchIcon';
import type { ListedChapter, ReadChapter } from '../../../story/listed-chapter';
import { search as texts } from '../../messages/search';
import { AppDialog } from '../../ui/dialog/AppDialog';
import type { SectionRef } from '../../../story/section-ref';
import { termsOf } from './fold';
import { FoundList, optionId } from './FoundList';
import type { FoundSection } from './search-story';
import { useSearch } from './use-search';

interface SearchDialogProps {
  readonly story: readonly ListedChapter[];
  /** Chapters are still on their way: they are looked into when they arrive. */
  readonly isComing: boolean;
  readonly read: ReadChapter;
  readonly playerName: string;
  /** Nothing beyond it is looked into, unless that is asked for. */
  readonly furthest: SectionRef;
  readonly onOpen: (place: SectionRef, terms: readonly string[]) => void;
  readonly onClose: () => void;
}

const NOTHING: readonly FoundSection[] = [];

/** Rows at a time. */
const ROWS = 50;

/** Looks for words in a whole story. */
export const SearchDialog = (props: SearchDialogProps) => {
  const { story, isComing, read, playerName, furthest, onOpen, onClose } = props;
  const [query, setQuery] = useState('');
  const [isAll, setIsAll] = useState(false);
  const [active, setActive] = useState(0);
  const [rows, setRows] = useState(ROWS);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const terms = useMemo(() => termsOf(query), [query]);
  const search = useSearch({ story, read, terms, upTo: isAll ? null : furthest });
  const found = search.found ?? NOTHING;
  const shown = useMemo(() => found.slice(0, rows), [found, rows]);
  const { terms: foundTerms } = search;

  const restart = () => {
    setActive(0);
    setRows(ROWS);
  };
  const open = useCallback(
    (section: FoundSection) => onOpen(section, foundTerms),
    [onOpen, foundTerms],
  );
  const showMore = () => {
    setRows(rows + ROWS);
    // The button may be gone with the last rows; the arrow keys go on from the field.
    field.current?.focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent) => {
    // While a word is being converted these keys belong to the input method.
    if (event.nativeEvent.isComposing || shown.length === 0) return;
    const { key } = event;
    const chosen = shown[active];
    if (key === 'ArrowDown') setActive(Math.min(active + 1, shown.length - 1));
    else if (key === 'ArrowUp') setActive(Math.max(active - 1, 0));
    else if (key === 'Enter' && chosen !== undefined) open(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <AppDialog title={texts.title} onClose={onClose}>
      <Box sx={{ minHeight: 'min(32rem, 56vh)' }}>
        <TextField
          autoFocus
          fullWidth
          type="search"
          margin="dense"
          label={texts.label}
          inputRef={field}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            restart();
          }}
          onKeyDown={press}
          helperText={texts.hint}
          slotProps={{
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon />
                </InputAdornment>
              ),
            },
            htmlInput: {
              role: 'combobox',
              autoComplete: 'off',
              enterKeyHint: 'search',
              'aria-expanded': shown.length > 0,
              'aria-controls': shown.length > 0 ? listId : undefined,
              'aria-activedescendant': shown.length > 0 ? optionId(listId, active) : undefined,
            },
          }}
        />
        <FormControlLabel
          label={texts.unread}
          control={
            <Checkbox
              checked={isAll}
              onChange={(_event, checked) => {
                setIsAll(checked);
                restart();
              }}
            />
          }
        />
        <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {isAll ? texts.all : texts.upTo(furthest.chapter, furthest.section)}
          {terms.length > 0 && `　${summaryOf(isComing ? null : search.found)}`}
        </Typography>
        {shown.length > 0 && (
          <FoundList
            id={listId}
            found={shown}
            terms={foundTerms}
            playerName={playerName}
            active={active}
            onOpen={open}
          />
        )}
        {found.length > rows && (
          <Button fullWidth onClick={showMore} sx={{ mt: 1 }}>
            {texts.more(found.length - rows)}
          </Button>
        )}
      </Box>
    </AppDialog>
  );
};

const summaryOf = (found: readonly FoundSection[] | null): string => {
  if (found === null) return texts.searching;
  return found.length === 0 ? texts.none : texts.found(found.length);
};

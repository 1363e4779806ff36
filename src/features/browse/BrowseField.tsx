import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { shownName } from '../../../story/guest';
import { MEMBERS_SIZE, nameContains } from '../../../story/public-lists';
import { common } from '../../messages/common';
import { lists } from '../../messages/lists';
import { browse as texts } from '../../messages/panels';
import type { ListStatus } from '../../state/live-list';
import type { ShelvedStory } from './shelved-stories';

export interface OwnCharacter {
  readonly uid: string;
  readonly userName: string;
}

interface BrowseFieldProps {
  /** uid → name. */
  readonly members: Readonly<Record<string, string>>;
  /** The reader's own character, which stands first; null for a guest. */
  readonly own: OwnCharacter | null;
  readonly status: ListStatus;
  /** What stories are known by, as far as they were written lately. */
  readonly shelf?: readonly ShelvedStory[];
  readonly value: string;
  /** Wants participants whose names contain this. */
  readonly onSearch: (text: string) => void;
  readonly onChange: (uid: string) => void;
}

interface Option {
  readonly uid: string;
  readonly label: string;
}

const NO_SHELF: readonly ShelvedStory[] = [];

const NO_OPTIONS = {
  loading: common.loading,
  ready: common.nothing,
  failed: lists.failed,
  offline: texts.moreOffline,
} as const;

/** Those whose names contain what is typed. */
const filterOptions = (
  options: readonly Option[],
  { inputValue }: { readonly inputValue: string },
): Option[] =>
  options.filter(({ label }) => nameContains(label, inputValue.trim())).slice(0, MEMBERS_SIZE);

/** Chooses whose story is read. */
export const BrowseField = (props: BrowseFieldProps) => {
  const { members, own, status, shelf = NO_SHELF, value, onSearch, onChange } = props;
  /** What is being typed; null while the chosen one's name stands there. */
  const [typed, setTyped] = useState<string | null>(null);
  const options = useMemo(() => optionsOf(members, own), [members, own]);
  const chosen = options.find(({ uid }) => uid === value) ?? null;
  const noOptions = status === 'ready' && typed !== null ? texts.none : NO_OPTIONS[status];
  const type = (text: string | null) => {
    setTyped(text);
    onSearch(text?.trim() ?? '');
  };
  return (
    <Autocomplete
      options={options}
      filterOptions={typed === null ? (all) => all.slice(0, MEMBERS_SIZE) : filterOptions}
      value={chosen}
      inputValue={typed ?? chosen?.label ?? ''}
      getOptionKey={({ uid }) => uid}
      renderOption={({ key, ...option }, { uid, label }) => {
        const story = shelf.find(({ docid }) => docid === uid);
        return (
          <li key={key} {...option}>
            <div>
              {label}
              {story !== undefined && (
                <Typography variant="caption" color="textSecondary" component="div">
                  {texts.about(story)}
                </Typography>
              )}
            </div>
          </li>
        );
      }}
      isOptionEqualToValue={(option, other) => option.uid === other.uid}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input' || reason === 'clear') type(text);
        else if (reason !== 'reset') type(null);
      }}
      onChange={(_event, option) => {
        if (option !== null) onChange(option.uid);
      }}
      loading={status === 'loading'}
      loadingText={common.loading}
      noOptionsText={noOptions}
      openText={texts.open}
      closeText={texts.close}
      clearText={texts.clear}
      fullWidth
      renderInput={(params) => (
        <TextField
          {...params}
          label={texts.label}
          helperText={status === 'offline' ? texts.moreOffline : texts.more}
          margin="dense"
        />
      )}
    />
  );
};

function optionsOf(members: Readonly<Record<string, string>>, own: OwnCharacter | null): Option[] {
  const others = Object.entries(members)
    .filter(([uid]) => uid !== own?.uid)
    .map(([uid, onamae]): Option => ({ uid, label: shownName(onamae) }));
  return own === null
    ? others
    : [{ uid: own.uid, label: texts.own(shownName(own.userName)) }, ...others];
}

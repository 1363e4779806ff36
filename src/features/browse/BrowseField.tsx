import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { shownName } from '../../../story/guest';
import { MEMBERS_SIZE } from '../../../story/public-lists';
import { common } from '../../messages/common';
import { failures } from '../../messages/failures';
import { browse as texts } from '../../messages/panels';

interface BrowseFieldProps {
  /** uid → name. */
  readonly members: Readonly<Record<string, string>>;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly value: string;
  /** Wants participants whose names begin so. */
  readonly onSearch: (start: string) => void;
  readonly onChange: (uid: string) => void;
}

interface Option {
  readonly uid: string;
  readonly label: string;
}

const NO_OPTIONS = {
  loading: common.loading,
  ready: common.nothing,
  failed: failures.list,
  searched: texts.none,
} as const;

const filterOptions = createFilterOptions<Option>({ limit: MEMBERS_SIZE });

/** Chooses whose story is read. */
export const BrowseField = ({ members, status, value, onSearch, onChange }: BrowseFieldProps) => {
  const options = Object.entries(members).map(([uid, onamae]): Option => ({
    uid,
    label: shownName(onamae),
  }));
  return (
    <Autocomplete
      options={options}
      filterOptions={filterOptions}
      value={options.find(({ uid }) => uid === value) ?? null}
      getOptionKey={({ uid }) => uid}
      isOptionEqualToValue={(option, other) => option.uid === other.uid}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'reset') onSearch(text.trim());
      }}
      onChange={(_event, option) => {
        if (option !== null) onChange(option.uid);
      }}
      loading={status === 'loading'}
      loadingText={common.loading}
      noOptionsText={NO_OPTIONS[options.length === 0 ? status : 'searched']}
      fullWidth
      renderInput={(params) => (
        <TextField {...params} label={texts.label} helperText={texts.more} margin="dense" />
      )}
    />
  );
};

import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { shownName } from '../../../story/guest';
import { common } from '../../messages/common';
import { failures } from '../../messages/failures';
import { browse as texts } from '../../messages/panels';

interface BrowseFieldProps {
  /** uid → name. */
  readonly members: Readonly<Record<string, string>>;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly value: string;
  readonly onChange: (uid: string) => void;
}

interface Option {
  readonly uid: string;
  readonly label: string;
}

/** More than anybody reads through; typing narrows the list down. */
const LIMIT = 100;

const NO_OPTIONS = {
  loading: common.loading,
  ready: common.nothing,
  failed: failures.list,
  searched: texts.none,
} as const;

const filterOptions = createFilterOptions<Option>({ limit: LIMIT });

/** Chooses whose story is read. */
export const BrowseField = ({ members, status, value, onChange }: BrowseFieldProps) => {
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

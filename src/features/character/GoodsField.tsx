import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { CatalogueItem } from '../../../story/catalogue/catalogue-item';
import { sheet as texts } from '../../messages/sheet';

interface GoodsFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly goods: readonly CatalogueItem[];
  readonly value: CatalogueItem | null;
  readonly onChange: (item: CatalogueItem | null) => void;
  readonly isReadOnly: boolean;
}

const WORDS = {
  noOptionsText: texts.noSuchGoods,
  clearText: texts.clear,
  openText: texts.openList,
  closeText: texts.closeList,
} as const;

const common = {
  ...WORDS,
  groupBy: (item: CatalogueItem) => item.カテゴリー名,
  getOptionLabel: (item: CatalogueItem) => item.商品名,
  getOptionKey: (item: CatalogueItem) => item.商品ID,
  isOptionEqualToValue: (item: CatalogueItem, other: CatalogueItem) => item.商品ID === other.商品ID,
};

/** One of the catalogue's goods, or none. */
export const GoodsField = (props: GoodsFieldProps) => (
  <Autocomplete
    {...common}
    options={props.goods}
    value={props.value}
    onChange={(_event, item) => props.onChange(item)}
    readOnly={props.isReadOnly}
    renderInput={(params) => (
      <TextField
        {...params}
        label={props.label}
        placeholder={texts.nothingWorn}
        helperText={props.hint}
        margin="dense"
      />
    )}
  />
);

interface GoodsListFieldProps extends Omit<GoodsFieldProps, 'value' | 'onChange'> {
  readonly values: readonly CatalogueItem[];
  readonly onChange: (items: CatalogueItem[]) => void;
}

/** Any number of the catalogue's goods. */
export const GoodsListField = (props: GoodsListFieldProps) => (
  <Autocomplete
    {...common}
    multiple
    disableCloseOnSelect
    options={props.goods}
    value={[...props.values]}
    onChange={(_event, items) => props.onChange(items)}
    readOnly={props.isReadOnly}
    renderInput={(params) => (
      <TextField {...params} label={props.label} helperText={props.hint} margin="dense" />
    )}
  />
);

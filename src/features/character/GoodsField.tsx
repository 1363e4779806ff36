import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { CatalogueItem } from '../../../story/catalogue/catalogue-item';
import { sheet as texts } from '../../messages/sheet';

interface GoodsFieldProps {
  readonly label: string;
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
export const GoodsField = ({ label, goods, value, onChange, isReadOnly }: GoodsFieldProps) => (
  <Autocomplete
    {...common}
    options={goods}
    value={value}
    onChange={(_event, item) => onChange(item)}
    readOnly={isReadOnly}
    renderInput={(params) => (
      <TextField {...params} label={label} placeholder={texts.nothingWorn} margin="dense" />
    )}
  />
);

interface GoodsListFieldProps extends Pick<GoodsFieldProps, 'label' | 'goods' | 'isReadOnly'> {
  readonly hint: string;
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

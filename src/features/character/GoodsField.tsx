import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { CatalogueItem } from '../../../story/catalogue/catalogue-item';
import { sheet as texts } from '../../messages/sheet';

interface FieldProps {
  readonly label: string;
  readonly goods: readonly CatalogueItem[];
  readonly isReadOnly: boolean;
}

interface GoodsFieldProps extends FieldProps {
  /** What an item does in the story. */
  readonly describe: (item: CatalogueItem) => string;
  readonly value: CatalogueItem | null;
  readonly onChange: (item: CatalogueItem | null) => void;
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
    renderOption={({ key, ...option }, item) => (
      <li key={key} {...option}>
        <div>
          {item.商品名}
          <Typography variant="body2" color="textSecondary">
            {props.describe(item)}
          </Typography>
        </div>
      </li>
    )}
    renderInput={(params) => (
      <TextField
        {...params}
        label={props.label}
        placeholder={texts.nothingWorn}
        helperText={props.value === null ? '' : props.describe(props.value)}
        margin="dense"
      />
    )}
  />
);

interface GoodsListFieldProps extends FieldProps {
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

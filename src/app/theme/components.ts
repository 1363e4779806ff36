import type { Components, Theme } from '@mui/material/styles';
import { TOUCH_TARGET } from '../../../view/tokens/measures';

type ThemedComponents = Components<Omit<Theme, 'components'>>;

const touchable = { minHeight: TOUCH_TARGET, minWidth: TOUCH_TARGET };

/** Where the system forces its own colours, grounds are gone and what is transparent here is drawn. */
const SEEN_IN_FORCED_COLOURS = { outline: '2px solid transparent', outlineOffset: -4 };

/** A button whose dialog or menu is open, or still being rendered: there is no ripple to show that it was pressed. */
const PRESSED = '&[data-pressed], &[aria-expanded="true"]';

const controls: ThemedComponents = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { ...touchable, paddingInline: 20, borderRadius: 999 },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.edge }),
      text: ({ theme }) => ({
        paddingInline: 12,
        [PRESSED]: { backgroundColor: theme.vars.palette.action.selected, transition: 'none' },
      }),
      contained: ({ theme }) => ({
        ...SEEN_IN_FORCED_COLOURS,
        [PRESSED]: { backgroundColor: theme.vars.palette.primary.dark, transition: 'none' },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...touchable,
        [PRESSED]: { backgroundColor: theme.vars.palette.action.selected, transition: 'none' },
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...touchable,
        color: theme.vars.palette.ink,
        borderColor: theme.vars.palette.edge,
        '&.Mui-selected:not(:focus-visible)': SEEN_IN_FORCED_COLOURS,
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: TOUCH_TARGET } } },
  MuiOutlinedInput: {
    styleOverrides: {
      // 16 px: a smaller field makes a phone zoom in on focus.
      root: { fontSize: '1rem', minHeight: TOUCH_TARGET },
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.edge }),
    },
  },
  // A hint belongs to the field above it.
  MuiFormControl: { styleOverrides: { marginDense: { marginTop: 12, marginBottom: 8 } } },
  MuiChip: { styleOverrides: { root: { borderRadius: 6, fontWeight: 600 } } },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: { root: { textDecorationThickness: '0.06em', textUnderlineOffset: '0.2em' } },
  },
};

const surfaces: ThemedComponents = {
  MuiTypography: { defaultProps: { variantMapping: { story: 'p' } } },
  // Elevation shows by shadow and edge: a lighter wash over dark paper would break the measured contrast.
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    defaultProps: { fullWidth: true, maxWidth: 'xs' },
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.rule}`,
        borderRadius: 6,
        boxShadow: '0 1px 1px rgb(0 0 0 / 0.08), 0 18px 48px -12px rgb(0 0 0 / 0.32)',
        [theme.breakpoints.down('sm')]: { margin: 16, width: 'calc(100% - 32px)' },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.h3, padding: '24px 24px 8px' }),
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      // A fine rule at the edge beyond which there is more; what is scrolled covers it at either end.
      root: ({ theme }) => {
        const { card, rule } = theme.vars.palette;
        return {
          background: [
            `linear-gradient(${card}, ${card}) top / 100% 2px local`,
            `linear-gradient(${card}, ${card}) bottom / 100% 2px local`,
            `linear-gradient(${rule}, ${rule}) top / 100% 1px scroll`,
            `linear-gradient(${rule}, ${rule}) bottom / 100% 1px scroll`,
          ].join(','),
          backgroundRepeat: 'no-repeat',
        };
      },
    },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px', gap: 8 } } },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(16 18 22 / 0.56)' } },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars.palette.ink,
        color: theme.vars.palette.paper,
        fontSize: '0.8125rem',
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.vars.palette.rule,
        fontVariantNumeric: 'tabular-nums',
        // In line with the title above; a row's own heading may stand in the middle.
        '&:not([scope="row"]):first-of-type': { paddingInlineStart: 4 },
        '&:not([scope="row"]):last-of-type': { paddingInlineEnd: 4 },
      }),
      head: ({ theme }) => ({
        color: theme.vars.palette.second,
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }),
    },
  },
  MuiAlert: { styleOverrides: { root: { borderRadius: 6 }, message: { lineHeight: 1.7 } } },
};

export const components: ThemedComponents = { ...controls, ...surfaces };

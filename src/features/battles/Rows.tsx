import { styled } from '@mui/material/styles';

/** The list of fights: one sheet of rules for all that stands in it. */
export const Rows = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '1fr 96px',
    columnGap: 16,
    alignItems: 'start',
    padding: '16px 0',
    borderTop: `1px solid ${theme.vars.palette.rule}`,
    '&:first-of-type': { borderTop: 0 },
  },
  '& h3': { ...theme.typography.subtitle1, margin: 0 },
  '& a': {
    color: theme.vars.palette.ai.main,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
  '& .picture': { gridColumn: 2, gridRow: '1 / span 2', paddingTop: 4 },
  '& p': { ...theme.typography.body2, margin: 0, wordBreak: 'auto-phrase' },
  '& .when': {
    ...theme.typography.caption,
    color: theme.vars.palette.second,
    '& > span': { display: 'inline-block', marginInlineEnd: '1em' },
  },
  '& .end': { gridColumn: '1 / -1', marginTop: 8 },
  '& .who': { marginTop: 4 },
  '& .won': {
    ...theme.typography.story,
    fontSize: '1rem',
    lineHeight: 1.75,
    '& b': {
      marginInlineEnd: 10,
      padding: '1px 5px',
      border: `1px solid ${theme.vars.palette.shu.main}`,
      borderRadius: 3,
      color: theme.vars.palette.shu.main,
      fontFamily: theme.typography.fontFamily ?? 'sans-serif',
      fontSize: '0.75rem',
      fontWeight: 600,
    },
  },
  '& .result': { color: theme.vars.palette.second },
}));

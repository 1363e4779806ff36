import Typography from '@mui/material/Typography';

/** Words of a story within a dialog. */
export const Quotation = ({ children }: { children: string }) => (
  <Typography
    variant="story"
    component="blockquote"
    sx={{ mx: 0, my: 2, pl: 2, borderLeft: '2px solid', borderColor: 'divider' }}
  >
    {children}
  </Typography>
);

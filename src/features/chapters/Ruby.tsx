import { styled } from '@mui/material/styles';

// Copying takes the words alone, not their readings once more.
const Annotated = styled('ruby')({ '& rt, & rp': { userSelect: 'none' } });

/** Words with their reading (ruby, furigana) above them. */
export const Ruby = ({ text, reading }: { text: string; reading: string }) => (
  <Annotated>
    {text}
    <rp>（</rp>
    <rt>{reading}</rt>
    <rp>）</rp>
  </Annotated>
);

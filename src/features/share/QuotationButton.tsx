import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { FormatQuoteIcon } from '../../ui/icons/FormatQuoteIcon';
import { share as texts } from '../../messages/share';
import { quotationIn } from './quotation';

/** Offers to share the words that are selected, as long as some are. */
export const QuotationButton = ({ onShare }: { readonly onShare: () => void }) => {
  const [isSelected, setIsSelected] = useState(false);
  useEffect(() => {
    const look = (): void => setIsSelected(quotationIn(document) !== null);
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, []);
  return (
    isSelected && (
      <section aria-label={texts.selected}>
        <Button
          variant="contained"
          startIcon={<FormatQuoteIcon />}
          aria-keyshortcuts="S"
          // Or pressing it would take the selection away, and the button with it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onShare}
          sx={{ pointerEvents: 'auto', borderRadius: 999, boxShadow: 4 }}
        >
          {texts.shareQuotation}
        </Button>
      </section>
    )
  );
};

import { unsent } from '../../messages/drafts';
import { useAsk } from './ask-context';
import { useBack } from './use-back';

/**
 * The way to close a form. It asks while something typed is unsent, whether Esc, Back, the backdrop or a button closes.
 * @param isKept What was typed is there again when the form is opened again.
 */
export function useAskBeforeClosing(
  isUnsent: boolean,
  onClose: () => void,
  isKept = true,
): () => void {
  const ask = useAsk();
  const askAndClose = async () => {
    const description = isKept ? unsent.kept : unsent.lost;
    if (await ask({ title: unsent.title, description })) onClose();
  };
  const close = () => {
    if (isUnsent) void askAndClose();
    else onClose();
  };
  useBack(isUnsent, close);
  return close;
}

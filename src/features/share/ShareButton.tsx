import { share as texts } from '../../messages/share';
import { FootButton } from '../../ui/foot-button/FootButton';
import { useNotice } from '../../ui/notice/notice-context';
import { sendAddress } from './send-address';

interface ShareButtonProps {
  readonly url: string;
  /** What the address leads to. */
  readonly title: string;
}

/** Hands the address of one turn on: by the system's own sheet where there is one, else by the clipboard. */
export const ShareButton = ({ url, title }: ShareButtonProps) => {
  const notify = useNotice();
  const share = async () => {
    if (await sendAddress(url, title)) return;
    try {
      await navigator.clipboard.writeText(url);
      notify(texts.copied);
    } catch {
      notify(texts.failed);
    }
  };
  return (
    <FootButton glyph="share" onClick={() => void share()}>
      {texts.share}
    </FootButton>
  );
};

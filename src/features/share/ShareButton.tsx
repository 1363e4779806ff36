import { share as texts } from '../../messages/share';
import { FootButton } from '../../ui/foot-button/FootButton';
import type { Shared } from './send-shared';
import { useShare } from './use-share';

/** Hands the address of one turn on. */
export const ShareButton = (shared: Shared) => {
  const share = useShare();
  return (
    <FootButton glyph="share" onClick={() => void share(shared)}>
      {texts.share}
    </FootButton>
  );
};

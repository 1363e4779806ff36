import { useEffect } from 'react';
import { turnView } from '../../../view/turn/turn-view';
import { PictureDialog } from '../../features/chapters/PictureDialog';
import type { PanelProps } from './panel-props';
import { useTurn } from './use-turn';

const IllustrationPanel = ({ at, onClose }: PanelProps) => {
  const shown = useTurn(at);
  const section = at?.section ?? 0;
  const url = shown && turnView(shown.turn, section, '').picture;
  const isMissing = url === null || url === '';
  useEffect(() => {
    if (isMissing) onClose();
  }, [isMissing, onClose]);
  return url ? <PictureDialog {...{ url, section, onClose }} /> : null;
};

export default IllustrationPanel;

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { controlTexts } from '../../../view/texts/control-texts';
import { common } from '../../messages/common';
import { picture as texts } from '../../messages/picture';
import { AppDialog } from '../../ui/dialog/AppDialog';
import { Illustration } from '../../ui/illustration/Illustration';

interface PictureDialogProps {
  /** `scene:NAME?…` or an https URL. */
  readonly url: string;
  /** 第N節 */
  readonly section: number;
  readonly onClose: () => void;
}

/** A part of a picture, as fractions of its width and height. */
interface Point {
  readonly x: number;
  readonly y: number;
}
const MIDDLE: Point = { x: 0.5, y: 0.5 };

// Zoomed, it is scrolled; on a phone it is then as high as the screen allows.
const Frame = styled('div')(({ theme }) => ({
  maxHeight: '66svh',
  overflow: 'auto',
  cursor: 'zoom-in',
  // At its new size at once, also where reduced motion shortens every transition: then it is scrolled.
  '& > *': { transition: 'none' },
  '&[data-zoomed=true]': { cursor: 'zoom-out', '& > *': { width: '250%', maxWidth: 'none' } },
  '&:focus-visible': { outline: `3px solid ${theme.vars.palette.ai.main}`, outlineOffset: -3 },
}));

/** The picture of a turn, as large as the screen allows; zoomed by a press on it or by a button. */
export const PictureDialog = ({ url, section, onClose }: PictureDialogProps) => {
  const [zoomedAt, setZoomedAt] = useState<Point | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: sheet } = frame;
    if (sheet === null || zoomedAt === null) return;
    sheet.scrollLeft = zoomedAt.x * sheet.scrollWidth - sheet.clientWidth / 2;
    sheet.scrollTop = zoomedAt.y * sheet.scrollHeight - sheet.clientHeight / 2;
  }, [zoomedAt]);
  const toggle = (point: Point) => setZoomedAt(zoomedAt === null ? point : null);
  const press = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    toggle({ x: (clientX - left) / width, y: (clientY - top) / height });
  };
  const name = controlTexts.illustration(section);
  return (
    <AppDialog
      title={name}
      onClose={onClose}
      maxWidth="md"
      isPicture
      actions={
        <>
          <Button onClick={() => toggle(MIDDLE)}>
            {zoomedAt === null ? texts.zoom : texts.unzoom}
          </Button>
          <Button onClick={onClose}>{common.close}</Button>
        </>
      }
    >
      <Frame
        ref={frame}
        data-zoomed={zoomedAt !== null}
        onClick={press}
        {...(zoomedAt !== null && { tabIndex: 0, role: 'region', 'aria-label': name })}
      >
        <Illustration url={url} alt={name} isLarge />
      </Frame>
    </AppDialog>
  );
};

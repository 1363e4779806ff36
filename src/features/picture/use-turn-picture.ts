import { useEffect, useState } from 'react';
import { drawTurn } from './draw-turn';
import type { Print, Shape, TurnPicture } from './turn-picture';

interface Drawn {
  /** Null until it is drawn. */
  readonly file: File | null;
  /** Where the page finds it, or ''. */
  readonly address: string;
  readonly hasFailed: boolean;
}

const NOTHING: Drawn = { file: null, address: '', hasFailed: false };

/** Draws a picture of a turn whenever its shape changes. What is passed must stay the same as long as it is the same. */
export function useTurnPicture(
  picture: TurnPicture,
  print: Print,
  shape: Shape,
  name: string,
): Drawn {
  const [drawn, setDrawn] = useState<Drawn & { readonly shape: Shape }>({ ...NOTHING, shape });
  useEffect(() => {
    let isWanted = true;
    let address = '';
    drawTurn(picture, print, shape).then(
      (blob) => {
        if (!isWanted) return;
        const file = new File([blob], name, { type: blob.type });
        address = URL.createObjectURL(file);
        setDrawn({ file, address, hasFailed: false, shape });
      },
      () => {
        if (isWanted) setDrawn({ ...NOTHING, hasFailed: true, shape });
      },
    );
    return () => {
      isWanted = false;
      URL.revokeObjectURL(address);
    };
  }, [picture, print, shape, name]);
  return drawn.shape === shape ? drawn : NOTHING;
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { common } from '../../messages/common';
import { picture as texts } from '../../messages/picture';
import { AppDialog } from '../../ui/dialog/AppDialog';
import { LAYOUTS } from './layouts';
import { pictureAlt } from './paint-words';
import { SHAPES, type Print, type Shape, type TurnPicture } from './turn-picture';
import { useTurnPicture } from './use-turn-picture';

interface TurnPictureDialogProps {
  readonly picture: TurnPicture;
  readonly print: Print;
  readonly fileName: string;
  readonly onSave: (file: File) => void;
  /** Hands the picture to another app; left out where nothing takes it. */
  readonly onSend: ((file: File) => void) | undefined;
  readonly onClose: () => void;
}

const Preview = styled('img')({
  display: 'block',
  maxWidth: '100%',
  // As much as is left of a phone's height beside title and buttons.
  maxHeight: 'min(56vh, 34rem)',
  width: 'auto',
  height: 'auto',
  margin: '0 auto',
  borderRadius: 4,
});

const Waiting = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  maxHeight: 'min(56vh, 34rem)',
  maxWidth: '100%',
  margin: '0 auto',
  borderRadius: 4,
  color: theme.vars.palette.second,
  backgroundColor: theme.vars.palette.rule,
}));

/** A picture of a turn, to be saved or handed on. */
export const TurnPictureDialog = (props: TurnPictureDialogProps) => {
  const { picture, print, fileName, onSave, onSend, onClose } = props;
  const [shape, setShape] = useState<Shape>('wide');
  const { file, address, hasFailed } = useTurnPicture(picture, print, shape, fileName);
  const { width, height } = LAYOUTS[shape];
  const actions = (
    <>
      <Button onClick={onClose}>{common.close}</Button>
      {onSend !== undefined && (
        <Button
          variant="outlined"
          disabled={file === null}
          onClick={() => file !== null && onSend(file)}
        >
          {texts.send}
        </Button>
      )}
      <Button
        variant="contained"
        disabled={file === null}
        onClick={() => file !== null && onSave(file)}
      >
        {texts.save}
      </Button>
    </>
  );
  return (
    <AppDialog title={texts.title} onClose={onClose} actions={actions}>
      <ToggleButtonGroup
        exclusive
        color="primary"
        aria-label={texts.shape}
        value={shape}
        sx={{ mb: 2, display: 'flex', justifyContent: 'center' }}
        // Pressing what is chosen already would choose nothing.
        onChange={(_event, chosen: Shape | null) => {
          if (chosen !== null) setShape(chosen);
        }}
      >
        {SHAPES.map((each) => (
          <ToggleButton key={each} value={each} sx={{ px: 2.5, lineHeight: 1.4 }}>
            {texts.shapes[each]}
            <Box component="span" sx={{ ml: 1, fontSize: '0.8125rem', fontWeight: 400 }}>
              {texts.sizes[each]}
            </Box>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {hasFailed ? (
        <Alert severity="error">{texts.failed}</Alert>
      ) : address === '' ? (
        <Waiting role="status" style={{ aspectRatio: `${width} / ${height}` }}>
          {texts.drawing}
        </Waiting>
      ) : (
        <Preview src={address} alt={pictureAlt(picture)} width={width} height={height} />
      )}
    </AppDialog>
  );
};

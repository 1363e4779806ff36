import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { CloseIcon } from '../../ui/icons/CloseIcon';
import { PauseIcon } from '../../ui/icons/PauseIcon';
import { PlayArrowIcon } from '../../ui/icons/PlayArrowIcon';
import { readAloud as texts } from '../../messages/read-aloud';
import type { SpeechPlayer, SpeechState } from './speech-player';

interface ReadAloudBarProps {
  readonly player: SpeechPlayer;
  readonly state: SpeechState;
  readonly speeds: readonly string[];
  readonly speed: string;
  readonly onSpeed: (speed: string) => void;
}

const tint = 'color-mix(in srgb, var(--tabi-palette-ai-main) 16%, transparent)';
const mark = (
  <GlobalStyles
    styles={{
      '::highlight(aloud)': { backgroundColor: tint },
      '[data-aloud]': { background: tint },
    }}
  />
);

const Bar = styled('section')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '2px 4px 2px 18px',
  borderRadius: 999,
  border: `1px solid ${theme.vars.palette.edge}`,
  backgroundColor: theme.vars.palette.card,
  color: theme.vars.palette.ink,
  boxShadow: '0 12px 32px -16px rgb(0 0 0 / 0.5)',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'auto',
  '& > span': { minWidth: '4.5em' },
}));

const Speed = styled('select')(({ theme }) => ({
  minHeight: 44,
  padding: '0 8px',
  border: 0,
  borderRadius: 8,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  '& option': { backgroundColor: theme.vars.palette.card },
}));

/** What steers the reading aloud, as long as something is read; nothing else. */
export const ReadAloudBar = ({ player, state, speeds, speed, onSpeed }: ReadAloudBarProps) => {
  if (state.phase === 'silent') return null;
  const isSpeaking = state.phase === 'speaking';
  return (
    <Bar aria-label={texts.title}>
      {mark}
      <span>{texts.section(Math.max(1, state.section))}</span>
      <IconButton
        color="primary"
        aria-label={isSpeaking ? texts.pause : texts.play}
        onClick={isSpeaking ? player.pause : player.resume}
      >
        {isSpeaking ? <PauseIcon /> : <PlayArrowIcon />}
      </IconButton>
      <Speed
        aria-label={texts.speed}
        value={speed}
        onChange={({ target }) => onSpeed(target.value)}
      >
        {speeds.map((each) => (
          <option key={each} value={each}>
            {texts.speedOf(each)}
          </option>
        ))}
      </Speed>
      <IconButton color="inherit" aria-label={texts.stop} onClick={player.stop}>
        <CloseIcon />
      </IconButton>
    </Bar>
  );
};

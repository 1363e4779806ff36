import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keyframes, styled } from '@mui/material/styles';
import { Fragment, lazy, Suspense, use, useId, type ReactNode } from 'react';
import type { Turn } from '../../../story/turn';
import { CONTROL, controlNames } from '../../../view/controls/control-names';
import { controlTexts } from '../../../view/texts/control-texts';
import {
  COLUMN_RULES,
  END_RULES,
  LONG_LINES,
  LONG_LINES_RULES,
  turnRules,
} from '../../../view/turn/turn-rules';
import { turnView } from '../../../view/turn/turn-view';
import { Mark } from '../../ui/mark/Mark';
import { CharacterIcon } from '../../ui/character-icon/CharacterIcon';
import { Illustration } from '../../ui/illustration/Illustration';
import { loadWithRetries } from '../../ui/lazy-part/load-with-retries';
import { PlayerIconContext } from './player-icon-context';
import { Quill } from './Quill';
import { Ruby } from './Ruby';
import { Upright } from './Upright';
import { IN_COLUMN } from './writing-context';

// Few sections have one; where it can't be fetched, the words stand without it.
const BattleNote = lazy(() =>
  loadWithRetries(() => import('./BattleNote')).catch(() => ({ default: () => null })),
);

interface TurnCardProps {
  readonly turn: Turn;
  /** 第N節 */
  readonly section: number;
  /** Whose voice a player's turn is. */
  readonly playerName: string;
  /** Wants the picture of a section (第N節) enlarged. */
  readonly onPicture: (section: number) => void;
  /** False where the section above shows the same scene. */
  readonly isPictured?: boolean;
  /** It arrived while the page was being read. */
  readonly isNew?: boolean;
  /** Stands at the foot: like, share. */
  readonly actions?: ReactNode;
}

const appearing = keyframes`
  from { opacity: 0; }
`;

const drying = keyframes`
  from { color: var(--wet-ink); }
`;

// One sheet of rules for everything in a section: ten of them stand on a page, and each styled part costs a moment.
const Article = styled('article')(({ theme }) => {
  const { rule, second, ai, shu, action } = theme.vars.palette;
  const shared = turnRules({ rule, second, ai: ai.main, shu: shu.main });
  const { '&': section, '& .picture': picture, ...within } = shared;
  return {
    ...section,
    ...within,
    scrollMarginTop: 80,
    // Below the bar and the chapters' tabs.
    [theme.breakpoints.down('md')]: { scrollMarginTop: 124 },
    // Fresh ink is blue, and dries to what all the ink on the page is.
    '&[data-new="true"]': {
      '--wet-ink': ai.main,
      animation: `${appearing} 200ms ease-out`,
      '& p': { animation: `${drying} 2.4s ease-out` },
      '@media (prefers-reduced-motion: reduce)': { '&, & p': { animation: 'none' } },
    },
    '& .picture': { ...picture, background: 'none', cursor: 'zoom-in' },
    // Its place, until it is there.
    '& .battle': { minBlockSize: 76 },
    '& .actions > button:hover': { backgroundColor: action.hover },
    '& .actions > button[aria-expanded="true"]': { backgroundColor: action.selected },
    [IN_COLUMN]: {
      ...COLUMN_RULES['&'],
      '& .picture': {
        ...COLUMN_RULES['& .picture'],
        [LONG_LINES]: LONG_LINES_RULES['& .picture'],
      },
      '& footer': COLUMN_RULES['& footer'],
      '& .actions': COLUMN_RULES['& .actions'],
    },
  };
});

/** One section of a story. */
export const TurnCard = (props: TurnCardProps) => {
  const { turn, section, playerName, onPicture, isPictured = true, isNew = false, actions } = props;
  const icon = use(PlayerIconContext);
  const headingId = useId();
  const { heading, role, teller, isHidden, picture, lines, notes, end } = turnView(
    turn,
    section,
    playerName,
  );
  return (
    <Article id={`n${section}`} data-new={isNew} aria-labelledby={headingId}>
      <div data-role={role}>
        <header>
          <h3 id={headingId}>
            <Upright>{heading}</Upright>
          </h3>
          {!isHidden && (
            <span>
              {role === 'model' ? <Quill /> : <CharacterIcon name={icon} isSmall />}
              {teller}
            </span>
          )}
        </header>
        <div className="words">
          {lines.map(({ isSpeech, pieces }, index) => (
            <Fragment key={index}>
              <p data-speech={isSpeech}>
                {pieces.map(({ text, reading }, at) =>
                  reading === '' ? (
                    <Upright key={at}>{text}</Upright>
                  ) : (
                    <Ruby key={at} text={text} reading={reading} />
                  ),
                )}
              </p>
              {/* Words come first; the picture stands among them. */}
              {index === 0 && isPictured && picture !== '' && (
                <button
                  type="button"
                  className="picture"
                  {...{ [CONTROL]: controlNames.picture(section) }}
                  aria-haspopup="dialog"
                  aria-label={controlTexts.picture(section)}
                  onClick={() => onPicture(section)}
                >
                  <Illustration url={picture} alt={controlTexts.illustration(section)} />
                </button>
              )}
            </Fragment>
          ))}
        </div>
        {turn.battle && (
          <Suspense fallback={<div className="battle" />}>
            <BattleNote battle={turn.battle} />
          </Suspense>
        )}
        <footer>
          {notes.map((note) => (
            <div key={note} className="note">
              {note}
            </div>
          ))}
          {actions !== undefined && !isHidden && <div className="actions">{actions}</div>}
        </footer>
      </div>
      {end !== '' && <TheEnd>{end}</TheEnd>}
    </Article>
  );
};

const TheEnd = ({ children }: { readonly children: string }) => (
  <Box
    sx={{
      paddingBlock: 6,
      display: 'grid',
      justifyItems: 'center',
      gap: 2,
      color: 'text.secondary',
    }}
  >
    <Mark size="2rem" />
    <Typography variant="story" color="textPrimary" sx={END_RULES}>
      {children}
    </Typography>
  </Box>
);

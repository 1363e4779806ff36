import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keyframes, styled } from '@mui/material/styles';
import { lazy, Suspense, use, useId, type ReactNode } from 'react';
import type { Turn } from '../../../story/turn';
import { isSpeech, paragraphsOf, withReadings } from '../../../story/turn-text';
import { isHiddenTurn } from '../../../story/without-hidden';
import { reader } from '../../messages/reader';
import { Mark } from '../../ui/mark/Mark';
import { CharacterIcon } from '../../ui/character-icon/CharacterIcon';
import { Illustration } from '../../ui/illustration/Illustration';
import type { Picture } from './picture';
import { PlayerIconContext } from './player-icon-context';
import { Quill } from './Quill';
import { Ruby } from './Ruby';
import { Upright } from './Upright';
import { IN_COLUMN } from './writing-context';

// Few sections have one; where it can't be fetched, the words stand without it.
const BattleNote = lazy(() => import('./BattleNote').catch(() => ({ default: () => null })));

interface TurnCardProps {
  readonly turn: Turn;
  /** 第N節 */
  readonly section: number;
  /** Whose voice a player's turn is. */
  readonly playerName: string;
  /** Looks at the turn's picture by itself. */
  readonly onPicture: (picture: Picture) => void;
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
const Article = styled('article')(({ theme }) => ({
  scrollMarginTop: 80,
  // Below the bar and the chapters' tabs.
  [theme.breakpoints.down('md')]: { scrollMarginTop: 124 },
  paddingBlock: '28px 16px',
  '& + &': { borderBlockStart: `1px solid ${theme.vars.palette.rule}` },
  // Fresh ink is blue, and dries to what all the ink on the page is.
  '&[data-new="true"]': {
    '--wet-ink': theme.vars.palette.ai.main,
    animation: `${appearing} 200ms ease-out`,
    '& p': { animation: `${drying} 2.4s ease-out` },
    '@media (prefers-reduced-motion: reduce)': { '&, & p': { animation: 'none' } },
  },
  // The player's words have a rule at their side, in the margin: all words begin at one edge.
  '& > [data-role="user"]': {
    marginInlineStart: -14,
    paddingInlineStart: 12,
    borderInlineStart: `2px solid ${theme.vars.palette.shu.main}`,
  },
  '& header': {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: 12,
    minBlockSize: 28,
    marginBlockEnd: 16,
  },
  '& h3': {
    ...theme.typography.overline,
    margin: 0,
    fontSize: '0.9375rem',
    color: theme.vars.palette.text.secondary,
  },
  '& header > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    fontSize: '0.875rem',
    fontWeight: 600,
    color: theme.vars.palette.ai.main,
  },
  '& [data-role="user"] header > span': { color: theme.vars.palette.shu.main },
  '& .picture': {
    display: 'block',
    width: '100%',
    maxWidth: 345,
    margin: '0 0 20px',
    padding: 0,
    border: 0,
    borderRadius: 4,
    background: 'none',
    cursor: 'zoom-in',
  },
  '& .words': { maxInlineSize: 'var(--story-width, 38rem)' },
  // As in print: lines end at one edge; a paragraph begins with an empty square, speech with its bracket.
  '& .words > p': {
    ...theme.typography.story,
    textAlign: 'justify',
    margin: 0,
    marginBlockEnd: '0.4em',
    textIndent: '1em',
  },
  '& .words > [data-speech="true"]': { textIndent: 0 },
  // Its place, until it is there.
  '& .battle': { minBlockSize: 76 },
  // Below the words; controls are level whichever way the words run.
  '& footer': { marginTop: 12 },
  '& .sales': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .actions': { display: 'flex', flexWrap: 'wrap', margin: '8px -8px 0' },
  // All of them beside each other on a phone.
  '& .actions > button': {
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minWidth: 44,
    minHeight: 44,
    padding: '6px 8px',
    border: 0,
    borderRadius: 999,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '&[aria-pressed="true"]': { color: theme.vars.palette.shu.main },
    '& > svg': { width: 20, height: 20, strokeWidth: 1.7, strokeLinejoin: 'round' },
  },
  [IN_COLUMN]: {
    display: 'flow-root',
    paddingBlock: '24px 12px',
    // It heads the lines that run down below it, where they are long enough.
    '& .picture': {
      width: 'min(345px, 80vw)',
      margin: '0 0 0 16px',
      '@media (min-height: 36rem)': { float: 'left', margin: '0 0 16px 12px' },
    },
    '& footer': {
      writingMode: 'horizontal-tb',
      display: 'grid',
      alignContent: 'end',
      height: '100%',
      margin: '0 16px 0 0',
    },
    '& .actions': { flexDirection: 'column', alignItems: 'flex-start' },
  },
}));

/** One section of a story. */
export const TurnCard = (props: TurnCardProps) => {
  const { turn, section, playerName, onPicture, isNew = false, actions } = props;
  const icon = use(PlayerIconContext);
  const headingId = useId();
  const isHidden = isHiddenTurn(turn);
  return (
    <Article id={`n${section}`} data-new={isNew} aria-labelledby={headingId}>
      <div data-role={turn.role}>
        <header>
          <h3 id={headingId}>
            <Upright>{reader.section(section)}</Upright>
          </h3>
          {!isHidden && (
            <span>
              {turn.role === 'model' ? (
                <>
                  <Quill />
                  {reader.gameMaster}
                </>
              ) : (
                <>
                  <CharacterIcon name={icon} isSmall />
                  {playerName || reader.player}
                </>
              )}
            </span>
          )}
        </header>
        {turn.url !== '' && (
          <button
            type="button"
            className="picture"
            aria-haspopup="dialog"
            aria-label={reader.enlarge(section)}
            onClick={() => onPicture({ url: turn.url, section })}
          >
            <Illustration url={turn.url} alt={reader.illustration(section)} />
          </button>
        )}
        <div className="words">
          {withReadings(paragraphsOf(turn.turn), turn.ruby ?? []).map((line, index) => (
            <p key={index} data-speech={isSpeech(line[0]?.text ?? '')}>
              {line.map(({ text, reading }, at) =>
                reading === '' ? (
                  <Upright key={at}>{text}</Upright>
                ) : (
                  <Ruby key={at} text={text} reading={reading} />
                ),
              )}
            </p>
          ))}
        </div>
        {turn.battle && (
          <Suspense fallback={<div className="battle" />}>
            <BattleNote battle={turn.battle} />
          </Suspense>
        )}
        <footer>
          {turn.sales > 0 && <div className="sales">{reader.sales(turn.sales, turn.unit)}</div>}
          {actions !== undefined && !isHidden && <div className="actions">{actions}</div>}
        </footer>
      </div>
      {!turn.continue && <TheEnd />}
    </Article>
  );
};

const TheEnd = () => (
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
    <Typography variant="story" color="textPrimary" sx={{ letterSpacing: '0.2em' }}>
      {reader.theEnd}
    </Typography>
  </Box>
);

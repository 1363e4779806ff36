import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keyframes, styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import type { Turn } from '../../../story/turn';
import { paragraphsOf, withReadings } from '../../../story/turn-text';
import { reader } from '../../messages/reader';
import { Mark } from '../../ui/mark/Mark';
import { Illustration } from '../../ui/illustration/Illustration';
import type { Picture } from './picture';
import { RoleIcon } from './RoleIcon';
import { Ruby } from './Ruby';
import { Upright } from './Upright';
import { IN_COLUMN } from './writing-context';

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

const Article = styled('article', {
  shouldForwardProp: (name) => name !== 'isNew',
})<{ isNew: boolean }>(({ theme, isNew }) => ({
  scrollMarginTop: 80,
  paddingBlock: '28px 16px',
  '& + &': { borderBlockStart: `1px solid ${theme.vars.palette.rule}` },
  // Fresh ink is blue, and dries to what all the ink on the page is.
  ...(isNew && {
    '--wet-ink': theme.vars.palette.ai.main,
    animation: `${appearing} 200ms ease-out`,
    '& p': { animation: `${drying} 2.4s ease-out` },
    '@media (prefers-reduced-motion: reduce)': { '&, & p': { animation: 'none' } },
  }),
  [IN_COLUMN]: { display: 'flow-root', paddingBlock: '24px 12px' },
}));

// The player's words have a rule at their side.
const Words = styled('div')(({ theme }) => ({
  '&[data-role="user"]': {
    paddingInlineStart: 16,
    borderInlineStart: `2px solid ${theme.vars.palette.shu.main}`,
  },
}));

const Speaker = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: '0.875rem',
  fontWeight: 600,
  color: theme.vars.palette.ai.main,
  '&[data-role="user"]': { color: theme.vars.palette.shu.main },
}));

const PictureButton = styled('button')({
  display: 'block',
  width: '100%',
  maxWidth: 345,
  margin: '0 0 20px',
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'none',
  cursor: 'zoom-in',
  // It heads the lines that run down below it, where they are long enough.
  [IN_COLUMN]: {
    width: 'min(345px, 80vw)',
    margin: '0 0 0 16px',
    '@media (min-height: 36rem)': { float: 'left', margin: '0 0 16px 12px' },
  },
});

// Below the words; controls are level whichever way the words run.
const Foot = styled('div')({
  marginTop: 12,
  [IN_COLUMN]: {
    writingMode: 'horizontal-tb',
    display: 'grid',
    alignContent: 'end',
    height: '100%',
    margin: '0 16px 0 0',
  },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  margin: '8px -8px 0',
  // All of them beside each other on a phone.
  '& > button': { paddingInline: 8, fontSize: '0.875rem' },
  '& .MuiButton-startIcon': { marginRight: 4 },
  [IN_COLUMN]: { flexDirection: 'column', alignItems: 'flex-start' },
});

/** One section of a story. */
export const TurnCard = (props: TurnCardProps) => {
  const { turn, section, playerName, onPicture, isNew = false, actions } = props;
  const headingId = useId();
  return (
    <Article id={`n${section}`} isNew={isNew} aria-labelledby={headingId}>
      <Words data-role={turn.role}>
        <Box
          component="header"
          sx={{
            display: 'flex',
            alignItems: 'baseline',
            gap: 1.5,
            marginBlockEnd: 2,
            flexWrap: 'wrap',
          }}
        >
          <Typography
            variant="overline"
            component="h3"
            id={headingId}
            color="textSecondary"
            sx={{ m: 0, fontSize: '0.9375rem' }}
          >
            <Upright>{reader.section(section)}</Upright>
          </Typography>
          <Speaker data-role={turn.role}>
            <RoleIcon role={turn.role} />
            {turn.role === 'model' ? reader.gameMaster : playerName || reader.player}
          </Speaker>
        </Box>
        {turn.url !== '' && (
          <PictureButton
            type="button"
            aria-haspopup="dialog"
            aria-label={reader.enlarge(section)}
            onClick={() => onPicture({ url: turn.url, section })}
          >
            <Illustration url={turn.url} alt={reader.illustration(section)} />
          </PictureButton>
        )}
        <Box
          sx={{
            maxInlineSize: 'var(--story-width, 38rem)',
            '& > p': { m: 0, marginBlockEnd: '0.6em' },
          }}
        >
          {withReadings(paragraphsOf(turn.turn), turn.ruby ?? []).map((line, index) => (
            <Typography key={index} variant="story">
              {line.map(({ text, reading }, at) =>
                reading === '' ? (
                  <Upright key={at}>{text}</Upright>
                ) : (
                  <Ruby key={at} text={text} reading={reading} />
                ),
              )}
            </Typography>
          ))}
        </Box>
        <Foot>
          {turn.sales > 0 && (
            <Typography
              variant="body2"
              color="textSecondary"
              component="div"
              sx={{ fontVariantNumeric: 'tabular-nums' }}
            >
              {reader.sales(turn.sales, turn.unit)}
            </Typography>
          )}
          {actions !== undefined && <Actions>{actions}</Actions>}
        </Foot>
      </Words>
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

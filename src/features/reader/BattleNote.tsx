import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { BattleRecord } from '../../../story/battle-record';
import { lastWordOf, titleOf } from '../../../story/battle-words';
import { Upright } from './Upright';

// Beside a seal, as on a record of bouts.
const Note = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 14,
  alignContent: 'start',
  alignItems: 'center',
  maxInlineSize: 'var(--story-width, 38rem)',
  paddingBlockStart: 20,
  color: theme.vars.palette.text.secondary,
  '& p': { margin: 0, wordBreak: 'auto-phrase' },
  '& .seal': {
    gridRow: 'span 2',
    alignSelf: 'start',
    padding: '6px 4px',
    border: `1.5px solid ${theme.vars.palette.shu.main}`,
    borderRadius: 3,
    color: theme.vars.palette.shu.main,
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 1,
    letterSpacing: '0.15em',
    textIndent: 0,
    writingMode: 'vertical-rl',
  },
  '& .who': {
    ...theme.typography.story,
    fontSize: '1.0625rem',
    lineHeight: 1.75,
    color: theme.vars.palette.text.primary,
  },
}));

/** How the fight of a section ended. */
const BattleNote = ({ battle }: { readonly battle: BattleRecord }): ReactNode => {
  const { label, names } = titleOf(battle);
  return (
    <Note className="battle">
      <p className="seal">{label}</p>
      <p className="who">
        <Upright>{names + lastWordOf(battle)}</Upright>
      </p>
      <p>
        <Upright>{battle.対戦結果}</Upright>
      </p>
    </Note>
  );
};

export default BattleNote;

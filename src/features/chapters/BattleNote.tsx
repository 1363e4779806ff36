import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { BattleRecord } from '../../../story/battle-record';
import { battleRules } from '../../../view/turn/battle-rules';
import { battleView } from '../../../view/turn/battle-view';
import { Upright } from './Upright';

const Note = styled('div')(({ theme: { vars } }) => {
  const { ink, second, shu } = vars.palette;
  const { '&': note, ...within } = battleRules({ ink, second, shu: shu.main });
  return { ...note, ...within };
});

/** How the fight of a section ended. */
const BattleNote = ({ battle }: { readonly battle: BattleRecord }): ReactNode => {
  const { label, who, result } = battleView(battle);
  return (
    <Note className="battle">
      <p className="seal">{label}</p>
      <p className="who">
        <Upright>{who}</Upright>
      </p>
      <p>
        <Upright>{result}</Upright>
      </p>
    </Note>
  );
};

export default BattleNote;

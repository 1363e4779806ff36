import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { battles as texts } from '../../messages/battles';
import { AppDialog } from '../../ui/dialog/AppDialog';
import { ListState } from '../../ui/dialog/ListState';
import type { SectionRef } from '../../../story/section-ref';
import type { Battles } from './collect-battles';
import type { FoughtBattle } from './fought-battle';
import { BattleRow } from './BattleRow';
import { Rows } from './Rows';

interface BattlesDialogProps {
  /** Null until they are gathered. */
  readonly battles: Battles | null;
  /** The story could not be fetched: the missing chapters will not arrive. */
  readonly hasFailed: boolean;
  readonly upTo: SectionRef;
  /** Where the section of a fight stands, from the base path on. */
  readonly pathOf: (fought: FoughtBattle) => string;
  readonly onClose: () => void;
}

/** 勝負の記録, up to the furthest section that was read. */
export const BattlesDialog = (props: BattlesDialogProps) => {
  const { battles, hasFailed, upTo, pathOf, onClose } = props;
  const { fought = [], coming = 1, unreadable = [] } = battles ?? {};
  const status = coming === 0 ? 'ready' : hasFailed && battles !== null ? 'failed' : 'loading';
  return (
    <AppDialog title={texts.title} onClose={onClose} isText={fought.length === 0}>
      <Small>{texts.upTo(upTo.chapter, upTo.section)}</Small>
      {(fought.length === 0 || status !== 'ready') && <ListState status={status} />}
      {fought.length > 0 && (
        <Rows>
          {fought.map((each) => (
            <BattleRow key={`${each.chapter}/${each.section}`} fought={each} path={pathOf(each)} />
          ))}
        </Rows>
      )}
      {unreadable.map((chapter) => (
        <Small key={chapter}>{texts.unreadable(chapter)}</Small>
      ))}
    </AppDialog>
  );
};

const Small = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary">
    {children}
  </Typography>
);

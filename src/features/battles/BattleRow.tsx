import { Link } from 'react-router-dom';
import { fightersOf, lastWordOf } from '../../../story/battle-text';
import { battles as texts } from '../../messages/battles';
import { Illustration } from '../../ui/illustration/Illustration';
import type { FoughtBattle } from './fought-battle';

interface BattleRowProps {
  readonly fought: FoughtBattle;
  readonly path: string;
}

/** A row of the record: where and when, who stood against whom, who won with what words, and how it ended. */
export const BattleRow = ({ fought, path }: BattleRowProps) => {
  const { chapter, section, battle } = fought;
  const [first, ...others] = fightersOf(battle);
  return (
    <li>
      <div>
        <h3>
          <Link to={path} replace>
            {texts.place(chapter, section)}
          </Link>
        </h3>
        <p className="when">
          <span>{battle.日付}</span>
          <span>{battle.お店 && texts.at(battle.お店)}</span>
        </p>
        <p className="who">
          {first} {texts.versus} {others.join('・')}
        </p>
      </div>
      {battle.イメージ !== '' && (
        <div className="picture">
          <Illustration url={battle.イメージ} alt={texts.picture(chapter, section)} />
        </div>
      )}
      <div className="end">
        {battle.勝者 !== '' && (
          <p className="won">
            <b>{texts.winner}</b>
            {battle.勝者}
            {lastWordOf(battle)}
          </p>
        )}
        <p className="result">{battle.対戦結果}</p>
      </div>
    </li>
  );
};

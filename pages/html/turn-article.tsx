import { Fragment } from 'react';
import type { BattleRecord } from '../../story/battle-record';
import type { Piece } from '../../story/turn-text';
import { battleView } from '../../view/turn/battle-view';
import { turnView } from '../../view/turn/turn-view';
import type { ShownTurn } from '../shown/shown';
import { Icon } from './controls/icon';
import { TurnActions } from './controls/turn-actions';
import { TurnPicture } from './turn-picture';

interface TurnArticleProps {
  readonly docid: string;
  readonly chapter: number;
  readonly shown: ShownTurn;
  readonly playerName: string;
  /** False where the section above shows the same scene. */
  readonly isPictured: boolean;
  /** The first picture of the page. */
  readonly isFirstPicture: boolean;
}

/** A section, styled by `view/turn/turn-rules`. */
export function TurnArticle(props: TurnArticleProps) {
  const { docid, chapter, playerName, isPictured, isFirstPicture } = props;
  const { section, turn } = props.shown;
  const { heading, role, teller, isHidden, picture, lines, notes, end } = turnView(
    turn,
    section,
    playerName,
  );
  return (
    <article id={`n${section}`} className="turn">
      <div data-role={role}>
        <header>
          <h3>{heading}</h3>
          {!isHidden && (
            <span>
              {/* The app knows the character's icon. */}
              {role === 'model' ? <Icon name="quill" /> : <i className="icon" />}
              {teller}
            </span>
          )}
        </header>
        <div className="words">
          {lines.map(({ isSpeech, pieces }, index) => (
            <Fragment key={index}>
              <p data-speech={isSpeech}>
                <Words pieces={pieces} />
              </p>
              {index === 0 && isPictured && picture !== '' && (
                <TurnPicture url={picture} section={section} isFirst={isFirstPicture} />
              )}
            </Fragment>
          ))}
        </div>
        {turn.battle !== undefined && <Battle battle={turn.battle} />}
        <footer>
          {notes.map((note) => (
            <div key={note} className="note">
              {note}
            </div>
          ))}
          {!isHidden && <TurnActions {...{ docid, chapter, section }} />}
        </footer>
      </div>
      {end !== '' && <p className="end">{end}</p>}
    </article>
  );
}

const Words = ({ pieces }: { readonly pieces: readonly Piece[] }) =>
  pieces.map(({ text, reading }, index) =>
    reading === '' ? (
      text
    ) : (
      <ruby key={index}>
        {text}
        <rp>（</rp>
        <rt>{reading}</rt>
        <rp>）</rp>
      </ruby>
    ),
  );

function Battle({ battle }: { readonly battle: BattleRecord }) {
  const { label, who, result } = battleView(battle);
  return (
    <div className="battle">
      <p className="seal">{label}</p>
      <p className="who">{who}</p>
      <p>{result}</p>
    </div>
  );
}

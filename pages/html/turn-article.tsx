import { Fragment } from 'react';
import { HEIGHT, WIDTH } from '../../scenes/paper/path';
import { sceneMarkup } from '../../scenes/scene-markup';
import { scenePicture } from '../../scenes/scene-picture';
import type { BattleRecord } from '../../story/battle-record';
import { parseSceneUrl } from '../../story/scene';
import type { Piece } from '../../story/turn-text';
import { battleView } from '../../view/turn/battle-view';
import { turnView } from '../../view/turn/turn-view';
import type { ShownTurn } from '../shown/shown';

interface TurnArticleProps {
  readonly shown: ShownTurn;
  readonly playerName: string;
  /** False where the section above shows the same scene. */
  readonly isPictured: boolean;
  /** The page's only section: its picture is rendered at once. */
  readonly isAlone: boolean;
}

/** A section, styled by `view/turn/turn-rules`. */
export function TurnArticle(props: TurnArticleProps) {
  const { playerName, isPictured, isAlone } = props;
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
          {!isHidden && <span>{teller}</span>}
        </header>
        <div className="words">
          {lines.map(({ isSpeech, pieces }, index) => (
            <Fragment key={index}>
              <p data-speech={isSpeech}>
                <Words pieces={pieces} />
              </p>
              {index === 0 && isPictured && picture !== '' && (
                <Picture url={picture} isDrawn={isAlone} />
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
          {/* The app's place for what can be done with the section. */}
          {!isHidden && <div className="actions" />}
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

/** Space for a picture, which the app draws; empty for a section without a picture. */
function Picture({ url, isDrawn }: { readonly url: string; readonly isDrawn: boolean }) {
  const scene = isDrawn ? parseSceneUrl(url) : null;
  return (
    <div className="picture">
      {scene !== null && (
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          aria-hidden="true"
          // The scene renderer's markup: shapes made of numbers, without user text.
          dangerouslySetInnerHTML={{ __html: sceneMarkup(scenePicture(scene)) }}
        />
      )}
    </div>
  );
}

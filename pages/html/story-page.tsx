import { shownName } from '../../story/guest';
import { storyTexts } from '../../view/texts/story-texts';
import { continuesScene } from '../../view/turn/continues-scene';
import type { Shown } from '../shown/shown';
import { PageFrame } from './page-frame';
import { NextSection } from './next-section';
import { TurnArticle } from './turn-article';
import { WaysOn } from './ways-on';

interface StoryPageProps {
  readonly shown: Shown;
  readonly isHome: boolean;
}

/** The page's content until the app has started, and without scripts. */
export function StoryPage({ shown, isHome }: StoryPageProps) {
  const { story, address, chapter, turns } = shown;
  const name = shownName(story.onamae);
  return (
    <PageFrame isHome={isHome}>
      <div className="head">
        <div className="title">
          <h1>{storyTexts.storyOf(name)}</h1>
        </div>
        <p className="facts">{storyTexts.madeByAi}</p>
        {isHome && <p className="about">{storyTexts.about}</p>}
        <div className="ways" />
      </div>
      {address.turn === null && <div className="tabs" />}
      <div className="column">
        <h2>{storyTexts.chapterTitle(address.chapter, chapter.title)}</h2>
        {turns.map((turn, index) => (
          <TurnArticle
            key={turn.section}
            shown={turn}
            playerName={name}
            isPictured={!continuesScene(turn.turn, turns[index - 1]?.turn)}
            isAlone={address.turn !== null}
          />
        ))}
      </div>
      {address.turn !== null && <NextSection shown={shown} />}
      <WaysOn shown={shown} />
    </PageFrame>
  );
}

import { shownName } from '../../story/guest';
import { storyTexts } from '../../view/texts/story-texts';
import { continuesScene } from '../../view/turn/continues-scene';
import type { Shown } from '../shown/shown';
import { PageFrame } from './page-frame';
import { NextSection } from './next-section';
import { TurnArticle } from './turn-article';
import { WaysOn } from './ways-on';
import { Welcome, type WelcomeProps } from './welcome';

interface StoryPageProps {
  readonly shown: Shown;
  /** At home. */
  readonly welcome: WelcomeProps | null;
}

/** The page's content until the app has started, and without scripts. */
export function StoryPage({ shown, welcome }: StoryPageProps) {
  const { story, address, chapter, turns } = shown;
  const name = shownName(story.onamae);
  const isHome = welcome !== null;
  const Title = isHome ? 'h2' : 'h1';
  return (
    <PageFrame isHome={isHome}>
      {isHome && <Welcome {...welcome} />}
      <div className="head">
        <div className="title">
          <Title>{storyTexts.storyOf(name)}</Title>
        </div>
        <p className="facts">{storyTexts.madeByAi}</p>
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

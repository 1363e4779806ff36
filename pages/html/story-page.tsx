import { shownName } from '../../story/guest';
import { storyTexts } from '../../view/texts/story-texts';
import type { Shown } from '../shown/shown';
import { PageFrame } from './page-frame';
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
      <h1>{storyTexts.storyOf(name)}</h1>
      <p className="about">{storyTexts.madeByAi}</p>
      <h2>{storyTexts.chapterTitle(address.chapter, chapter.title)}</h2>
      <div className="column">
        {turns.map((turn) => (
          <TurnArticle
            key={turn.section}
            shown={turn}
            playerName={name}
            isAlone={address.turn !== null}
          />
        ))}
      </div>
      <WaysOn shown={shown} />
    </PageFrame>
  );
}

import { endsStory } from '../../story/ends-story';
import { shownName } from '../../story/guest';
import { controlNames } from '../../view/controls/control-names';
import { controlTexts } from '../../view/texts/control-texts';
import { countSections } from '../../story/newest-section';
import { storyTexts } from '../../view/texts/story-texts';
import { fittedTo } from '../../view/page/fitted-to';
import { continuesScene } from '../../view/turn/continues-scene';
import type { Shown } from '../shown/shown';
import { ChapterLinks } from './controls/chapter-links';
import { Control } from './controls/control';
import { Icon } from './controls/icon';
import { NewestLink } from './controls/newest-link';
import { RegisterControl } from './controls/register-control';
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
  const title = storyTexts.storyOf(name);
  const heading = storyTexts.chapterTitle(address.chapter, chapter.title);
  const isHome = welcome !== null;
  const isSingle = address.turn !== null;
  const Title = isHome ? 'h2' : 'h1';
  const isPictured = (index: number): boolean => {
    const turn = turns[index]?.turn;
    return turn !== undefined && turn.url !== '' && !continuesScene(turn, turns[index - 1]?.turn);
  };
  const firstPicture = turns.findIndex((_, index) => isPictured(index));
  return (
    <PageFrame
      isSingle={isSingle}
      isHome={isHome}
      chapters={!isSingle && <ChapterLinks shown={shown} className="side" />}
    >
      {isHome && <Welcome {...welcome} />}
      <div className="head">
        <div className="title">
          <Title style={fittedTo(title)}>{title}</Title>
          <Control
            name={controlNames.storyMenu}
            label={controlTexts.storyMenu}
            className="control"
            opens="menu"
          >
            <Icon name="moreHoriz" />
          </Control>
        </div>
        <p className="facts">
          <span>{storyTexts.allSections(countSections(story.listed))}</span>
          <span>{storyTexts.writtenByAi}</span>
          {endsStory(story.chapters.at(-1)) && <strong>{storyTexts.over}</strong>}
        </p>
        <div className="ways">
          <NewestLink shown={shown} />
          {!isHome && <RegisterControl />}
        </div>
      </div>
      {!isSingle && <ChapterLinks shown={shown} className="tabs" />}
      <div className="column">
        <h2 style={fittedTo(heading)}>{heading}</h2>
        {turns.map((turn, index) => (
          <TurnArticle
            key={turn.section}
            docid={story.docid}
            chapter={address.chapter}
            shown={turn}
            playerName={name}
            isPictured={isPictured(index)}
            isFirstPicture={index === firstPicture}
          />
        ))}
      </div>
      {isSingle && <NextSection shown={shown} />}
      <WaysOn shown={shown} />
    </PageFrame>
  );
}

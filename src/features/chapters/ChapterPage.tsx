import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { StoredChapter } from '../../../story/adventure-document';
import { CHUNK_ERRORS } from '../../../story/chunk-errors';
import type { Turn } from '../../../story/turn';
import { pageCount, TURNS_PER_PAGE } from '../../../story/page-bounds';
import { continuesScene } from '../../../view/turn/continues-scene';
import { storyMessages } from '../../messages/story-messages';
import { StateMessage } from '../../ui/states/StateMessage';
import { pagePath } from '../../../story/address';
import { ChapterHeading } from './ChapterHeading';
import { PANEL_ID, tabId } from './chapter-ids';
import { Column } from './Column';
import { PageLinks } from './PageLinks';
import { TurnCard } from './TurnCard';

interface ChapterPageProps {
  readonly docid: string;
  readonly stored: StoredChapter;
  readonly chapter: number;
  /** How many chapters there are. */
  readonly chapters: number;
  readonly page: number;
  readonly playerName: string;
  /** Wants the picture of a section (第N節) enlarged. */
  readonly onPicture: (section: number) => void;
  /** What can be done with a section. */
  readonly Actions: ComponentType<{
    readonly docid: string;
    readonly chapter: number;
    readonly section: number;
  }>;
}

/** One page of a chapter: up to ten sections, and the ways on. Give it a key of chapter and page. */
export const ChapterPage = (props: ChapterPageProps) => {
  const { docid, stored, chapter, chapters, page, ...common } = props;
  const turns = stored.ok ? stored.chapter.turn : [];
  const first = (page - 1) * TURNS_PER_PAGE;
  const [countAtFirst] = useState(turns.length);
  const pages = pageCount(turns.length);
  const links = <PageLinks docid={docid} chapter={chapter} page={page} pages={pages} />;

  return (
    <Box role="tabpanel" id={PANEL_ID} aria-labelledby={tabId(chapter)}>
      <Column>
        <ChapterHeading number={chapter} title={stored.ok ? stored.chapter.title : ''} />
        {!stored.ok && <StateMessage title={CHUNK_ERRORS[stored.code]} />}
        {turns.slice(first, first + TURNS_PER_PAGE).map((turn, index) => {
          const section = first + index + 1;
          return (
            <Section
              key={section}
              {...common}
              {...{ docid, chapter, section, turn }}
              isPictured={!continuesScene(turn, index === 0 ? undefined : turns[section - 2])}
              isNew={section > countAtFirst}
            />
          );
        })}
        <Onward {...{ docid, chapters, chapter, page, pages }} />
      </Column>
      {links}
    </Box>
  );
};

interface SectionProps extends Pick<
  ChapterPageProps,
  'docid' | 'chapter' | 'playerName' | 'onPicture' | 'Actions'
> {
  readonly section: number;
  readonly turn: Turn;
  readonly isPictured: boolean;
  readonly isNew: boolean;
}

/** Drawn anew only when it has changed: a page holds ten, and hears of each that arrives. */
const Section = memo(function Section({ docid, chapter, Actions, ...card }: SectionProps) {
  return (
    <TurnCard {...card} actions={<Actions {...{ docid, chapter, section: card.section }} />} />
  );
});

interface OnwardProps extends Pick<ChapterPageProps, 'docid' | 'chapters' | 'chapter' | 'page'> {
  readonly pages: number;
}

/** The next page or chapter, at the place where the reading ends. */
const Onward = ({ docid, chapters, chapter, page, pages }: OnwardProps) => {
  const next =
    page < pages
      ? {
          to: pagePath(docid, chapter, page + 1),
          text: storyMessages.nextSections(page * TURNS_PER_PAGE + 1),
        }
      : chapter < chapters
        ? { to: pagePath(docid, chapter + 1), text: storyMessages.nextChapter(chapter + 1) }
        : null;
  return next === null ? null : (
    <Box sx={{ paddingBlock: 3, display: 'grid', justifyItems: 'center' }}>
      <Button
        component={Link}
        to={next.to}
        variant="outlined"
        size="large"
        sx={{ writingMode: 'horizontal-tb' }}
      >
        {next.text}
      </Button>
    </Box>
  );
};

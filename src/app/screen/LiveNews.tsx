import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CloseIcon } from '../../ui/icons/CloseIcon';
import { LOW_SCREEN } from '../../../view/page/bar-rules';
import { NEWS_HEIGHT, TOP_BAR, VERTICAL, WIDE_PAGE } from '../../../view/page/page-rules';
import type { ListedChapter } from '../../../story/listed-chapter';
import { positionOfSection } from '../../../story/turn-url';
import { newestOf } from '../../../story/newest-section';
import { sectionPath } from '../../../story/address';
import { liveNews } from '../../messages/live-news';
import { visuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { useSight } from './use-sight';

interface LiveNewsProps {
  readonly docid: string;
  readonly story: readonly ListedChapter[];
  readonly chapter: number;
  readonly page: number;
}

/** On a phone a part of the bar below it, which covers no line of a column; where there is room, beside the words. */
const Strip = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: NEWS_HEIGHT,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  pointerEvents: 'auto',
  backgroundColor: theme.vars.palette.paper,
  borderTop: `1px solid ${theme.vars.palette.rule}`,
  // Over the words that fade out above the line below it.
  position: 'relative',
  zIndex: 1,
  [theme.breakpoints.up('md')]: {
    position: 'fixed',
    insetInlineStart: 24,
    // Above the line that says how far the reader is.
    bottom: 48,
    width: 160,
    border: `1px solid ${theme.vars.palette.rule}`,
    borderRadius: 8,
  },
  // A phone on its side has no room below a column; there is some in the bar at the top.
  [`${LOW_SCREEN} and (min-width: 35em) and (max-width: ${WIDE_PAGE - 0.05}px)`]: {
    [`${VERTICAL} &`]: {
      position: 'fixed',
      top: 0,
      insetInlineStart: 168,
      width: 'auto',
      minHeight: TOP_BAR - 1,
      borderTop: 0,
    },
  },
}));

/**
 * Announces a new section: always to screen readers, with a link where it is out of view, until that is put away.
 * What is being read stays where it is. Give it a key of the story.
 */
export const LiveNews = ({ docid, story, chapter, page }: LiveNewsProps) => {
  const newest = newestOf(story);
  const name = `${newest.chapter}/${newest.section}`;
  const [first] = useState(name);
  const [known, setKnown] = useState(name);
  const [unseen, setUnseen] = useState('');
  const [isPutAway, setIsPutAway] = useState(false);
  const isNew = newest.section > 0 && name !== known;
  const place = positionOfSection(newest);
  const isHere = place.chapter === chapter && place.page === page;
  useSight(isNew && isHere ? `n${newest.section}` : null, (isInSight) => {
    if (isInSight) setKnown(name);
    else setUnseen(name);
  });
  return (
    <>
      <Box role="log" aria-live="polite" aria-label={liveNews.label} sx={visuallyHidden}>
        {newest.section > 0 && name !== first && (
          <p key={name}>{liveNews.arrived(newest.chapter, newest.section)}</p>
        )}
      </Box>
      {isNew && !isPutAway && (!isHere || unseen === name) && (
        <Strip data-news>
          <Button
            component={Link}
            to={sectionPath(docid, newest.chapter, newest.section)}
            onClick={() => setKnown(name)}
            sx={{ wordBreak: 'keep-all', overflowWrap: 'anywhere' }}
          >
            {liveNews.newSection(newest.chapter, newest.section)}
          </Button>
          <IconButton
            aria-label={liveNews.close}
            color="inherit"
            onClick={() => setIsPutAway(true)}
          >
            <CloseIcon />
          </IconButton>
        </Strip>
      )}
    </>
  );
};

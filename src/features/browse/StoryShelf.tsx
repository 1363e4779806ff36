import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { pagePath } from '../../../story/address';
import { shownName } from '../../../story/guest';
import { formatMoment } from '../../../view/formats/moment';
import { browse as texts } from '../../messages/panels';
import { controlTexts } from '../../../view/texts/control-texts';
import { CampLabel } from '../../ui/camp-label/CampLabel';
import { Illustration } from '../../ui/illustration/Illustration';
import type { ShelvedStory } from './shelved-stories';

interface StoryShelfProps {
  readonly stories: readonly ShelvedStory[];
  readonly onChoose: (docid: string) => void;
}

// A card is pressed anywhere.
const Cards = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '16px 0 0',
  padding: 0,
  '& > li': { borderTop: `1px solid ${theme.vars.palette.rule}` },
  '& a': {
    display: 'grid',
    gridTemplateColumns: '104px 1fr',
    gap: 14,
    padding: '14px 0',
    color: 'inherit',
    textDecoration: 'none',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '148px 1fr' },
  },
  '& a:hover b': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& b': { ...theme.typography.subtitle1, color: theme.vars.palette.ai.main },
  '& .facts': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 10px' },
  '& .small': { ...theme.typography.caption, color: theme.vars.palette.second },
  '& time': { whiteSpace: 'nowrap' },
  '& q': {
    ...theme.typography.body2,
    // A long first line leaves room for the others’.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    fontFamily: theme.typography.story.fontFamily ?? 'serif',
    lineHeight: 1.7,
    quotes: 'none',
  },
}));

/** The stories that were written last, newest first. */
export const StoryShelf = ({ stories, onChoose }: StoryShelfProps) => (
  <Cards aria-label={texts.shelf}>
    {stories.map(({ docid, line, date, ...cover }) => (
      <li key={docid}>
        <Link to={pagePath(docid, 1)} replace onClick={() => onChoose(docid)}>
          <Illustration url={cover.picture} alt="" />
          <div>
            <div className="facts">
              <b>{shownName(cover.onamae)}</b>
              <CampLabel camp={cover.camp} />
              <span className="small">{cover.isOver ? texts.over : texts.going}</span>
              {cover.likes !== undefined && (
                <span className="small">{controlTexts.like(cover.likes)}</span>
              )}
            </div>
            <q>「{cover.firstWord}」</q>
            <div className="facts small">
              <span>{texts.worldOf(cover)}</span>
              <time dateTime={date}>{formatMoment(date)}</time>
            </div>
            <q>{line}</q>
          </div>
        </Link>
      </li>
    ))}
  </Cards>
);

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { storyMessages } from '../../messages/story-messages';
import { pagePath } from '../../../story/address';
import { shownPages } from './shown-pages';
import { useMarked } from './use-marked';

interface PageLinksProps {
  readonly docid: string;
  readonly chapter: number;
  readonly page: number;
  readonly pages: number;
}

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 2,
  margin: 0,
  padding: '16px 0',
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': { display: 'grid' },
  '& a, & span': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 44,
    minHeight: 44,
    borderRadius: 8,
    color: theme.vars.palette.ink,
    textDecoration: 'none',
  },
  // The marks of the ways back and on are slight beside figures.
  '& b': { fontSize: '1.5rem', fontWeight: 400, lineHeight: 1 },
  '& a:hover': { backgroundColor: theme.vars.palette.rule },
  '& a[aria-current="page"]': {
    backgroundColor: theme.vars.palette.ai.main,
    color: theme.vars.palette.ai.contrastText,
    // Seen where the system forces its own colours.
    border: '2px solid transparent',
  },
  '& span': { color: theme.vars.palette.second },
}));

/** The pages of a chapter; nothing where there is one only. */
export const PageLinks = ({ docid, chapter, page, pages }: PageLinksProps) => {
  const { marked, onPress } = useMarked(page);
  if (pages < 2) return null;
  const to = (number: number, name: string, children: ReactNode) => (
    <Link
      role="button"
      to={pagePath(docid, chapter, number)}
      aria-label={name}
      aria-current={number === marked ? 'page' : undefined}
      onClick={onPress(number)}
    >
      {children}
    </Link>
  );
  return (
    <nav aria-label={storyMessages.pages}>
      <List>
        {page > 1 && <li>{to(page - 1, storyMessages.previousPage, <b>‹</b>)}</li>}
        {shownPages(page, pages).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              <span aria-hidden>…</span>
            ) : (
              to(number, storyMessages.pageNumber(number), number)
            )}
          </li>
        ))}
        {page < pages && <li>{to(page + 1, storyMessages.nextPage, <b>›</b>)}</li>}
      </List>
    </nav>
  );
};

import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { Link } from 'react-router-dom';
import { reader } from '../../messages/reader';
import { pagePath } from './address';

interface PageLinksProps {
  readonly docid: string;
  readonly chapter: number;
  readonly page: number;
  readonly pages: number;
}

/** Up to here every page has a button of its own. */
const ALL_SHOWN = 9;

const NAMES = {
  page: reader.pageNumber,
  first: () => reader.firstPage,
  last: () => reader.lastPage,
  next: () => reader.nextPage,
  previous: () => reader.previousPage,
} as const;

/** The pages of a chapter; nothing where there is one only. */
export const PageLinks = ({ docid, chapter, page, pages }: PageLinksProps) =>
  pages < 2 ? null : (
    <Pagination
      page={page}
      count={pages}
      siblingCount={pages <= ALL_SHOWN ? ALL_SHOWN : 1}
      aria-label={reader.pages}
      getItemAriaLabel={(kind, number) =>
        kind in NAMES ? NAMES[kind as keyof typeof NAMES](number ?? 0) : ''
      }
      renderItem={(item) => (
        <PaginationItem
          {...item}
          {...(item.disabled || item.page === null
            ? {}
            : { component: Link, role: 'button', to: pagePath(docid, chapter, item.page) })}
        />
      )}
      sx={{ py: 2 }}
    />
  );

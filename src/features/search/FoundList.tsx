import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { memo, useEffect, useRef } from 'react';
import { tellerOf } from '../../../view/turn/turn-view';
import { search as texts } from '../../messages/search';
import { excerptOf } from './excerpt';
import { findHits } from './find-hits';
import type { FoundSection } from './search-story';

interface FoundListProps {
  readonly id: string;
  readonly found: readonly FoundSection[];
  readonly terms: readonly string[];
  readonly playerName: string;
  /** The one that Enter opens. */
  readonly active: number;
  /** The same function for as long as it does the same. */
  readonly onOpen: (section: FoundSection) => void;
}

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

const Item = styled('li')(({ theme }) => ({
  padding: '10px 12px',
  borderRadius: 6,
  cursor: 'pointer',
  scrollMarginBlock: 8,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.rule}` },
  '&[aria-selected="true"]': {
    backgroundColor: theme.vars.palette.paper,
    boxShadow: `inset 3px 0 ${theme.vars.palette.ai.main}`,
  },
  '&:hover': { backgroundColor: theme.vars.palette.paper },
  '& mark': {
    color: 'inherit',
    backgroundColor: `rgb(from ${theme.vars.palette.keiki.main} r g b / 0.28)`,
    borderRadius: 2,
    fontWeight: 700,
  },
}));

const Heading = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.second,
  fontVariantNumeric: 'tabular-nums',
}));

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/**
 * The sections that were found, to be chosen by the field's arrow keys or by hand. Rendered anew only when they change: what
 * is typed changes nothing here until it has been found.
 */
export const FoundList = memo(function FoundList(props: FoundListProps) {
  const { id, found, terms, playerName, active, onOpen } = props;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, found]);
  return (
    <List ref={list} id={id} role="listbox" aria-label={texts.results}>
      {found.map((section, index) => (
        <Item
          key={`${section.chapter}/${section.section}`}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          onClick={() => onOpen(section)}
        >
          <Heading>
            {texts.place(section.chapter, section.section)}
            <Box component="span" sx={{ ml: 1.5 }}>
              {tellerOf(section.role, playerName)}
            </Box>
          </Heading>
          <Excerpt text={section.text} terms={terms} />
        </Item>
      ))}
    </List>
  );
});

const Words = styled('div')(({ theme }) => ({
  ...theme.typography.story,
  fontSize: '1rem',
  lineHeight: 1.75,
}));

interface ExcerptProps {
  readonly text: string;
  readonly terms: readonly string[];
}

// Looking for the words in a text takes its time, and an arrow key changes two rows.
const Excerpt = memo(function Excerpt({ text, terms }: ExcerptProps) {
  return (
    <Words>
      {excerptOf(text, findHits(text, terms)).map((piece, index) =>
        piece.isHit ? <mark key={index}>{piece.text}</mark> : piece.text,
      )}
    </Words>
  );
});

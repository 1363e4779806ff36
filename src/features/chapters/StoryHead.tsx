import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Camp } from '../../../story/camp';
import {
  HEAD,
  HEAD_FACTS,
  HEAD_TITLE,
  HEAD_WAYS,
  STORY_TITLE_ON_PHONE,
  MENU_SIDE,
  WAY_ON_PHONE,
  WIDE_HEAD,
} from '../../../view/page/page-rules';
import { fittedTo } from '../../../view/page/fitted-to';
import { storyMessages } from '../../messages/story-messages';
import { CampLabel } from '../../ui/camp-label/CampLabel';

interface StoryHeadProps {
  readonly name: string;
  /** null while chapters are on their way. */
  readonly sections: number | null;
  /** Nothing more will be written. */
  readonly isOver: boolean;
  /** A heading of the page stands above it. */
  readonly isBelow?: boolean;
  /** Of one's own story only: others' entries are not public. */
  readonly own?:
    | { readonly camp: Camp; readonly firstWord: string; readonly category: readonly string[] }
    | undefined;
  /** One button at the heading's side; its room is kept until it comes. */
  readonly menu?: ReactNode;
  readonly children?: ReactNode;
}

/** A long first line may be all there is to be scrolled to. */
const SCROLLED_BY_KEYS = { role: 'group', tabIndex: 0, 'aria-label': storyMessages.about };

/** When the story goes on: beside two ways on a phone of 320 px. */
const IN_TWO_LINES = {
  maxWidth: '7.1em',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  whiteSpace: 'normal',
  wordBreak: 'auto-phrase',
};

/** Whose story this is and how long it has grown; as high at first as when all of it is known. */
export const StoryHead = (props: StoryHeadProps) => {
  const { name, sections, isOver, isBelow = false, own, menu, children } = props;
  const title = storyMessages.storyOf(name);
  const categories = own?.category.filter((each) => each !== '').join('・') ?? '';
  return (
    <Box component="header" sx={(theme) => ({ ...HEAD, [theme.breakpoints.up('md')]: WIDE_HEAD })}>
      <Box sx={HEAD_TITLE}>
        {/* Broken by phrases, a long name would leave its first letter alone on a line. */}
        <Typography
          variant={isBelow ? 'h2' : 'h1'}
          style={fittedTo(title)}
          sx={({ breakpoints }) => ({
            flex: 1,
            minWidth: 0,
            wordBreak: 'normal',
            [breakpoints.down('md')]: isBelow ? {} : STORY_TITLE_ON_PHONE,
          })}
        >
          {title}
        </Typography>
        <Box sx={{ width: MENU_SIDE, minHeight: MENU_SIDE }}>{menu}</Box>
      </Box>
      <Box sx={{ ...HEAD_FACTS, color: 'text.secondary' }}>
        {own !== undefined && <CampLabel camp={own.camp} />}
        {sections !== null && <span>{storyMessages.allSections(sections)}</span>}
        <span>{storyMessages.writtenByAi}</span>
        {/* Last: it is known later than the rest. */}
        {isOver && <strong>{storyMessages.over}</strong>}
      </Box>
      <Box
        {...(own !== undefined && SCROLLED_BY_KEYS)}
        sx={({ breakpoints }) => ({
          ...HEAD_WAYS,
          '& > *': { flexShrink: 0 },
          // The mask would hide what stands outside.
          '&:focus-visible': { outlineOffset: -3 },
          [breakpoints.down('md')]: {
            '& > .MuiButton-root': WAY_ON_PHONE,
            '& > p:not([role=status])': IN_TWO_LINES,
          },
        })}
      >
        {children}
        {own !== undefined && own.firstWord !== '' && (
          <Typography
            variant="story"
            component="blockquote"
            sx={{ m: 0, pl: 1.5, borderLeft: '2px solid', borderColor: 'divider' }}
          >
            「{own.firstWord}」
          </Typography>
        )}
        {categories !== '' && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {storyMessages.deals(categories)}
          </Box>
        )}
      </Box>
    </Box>
  );
};

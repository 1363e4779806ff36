import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Camp } from '../../../story/camp';
import { storyMessages } from '../../messages/story-messages';
import { CampLabel } from './CampLabel';

interface StoryHeadProps {
  readonly name: string;
  /** null while chapters are on their way. */
  readonly sections: number | null;
  /** Of one's own story only: others' entries are not public. */
  readonly own?:
    | { readonly camp: Camp; readonly firstWord: string; readonly category: readonly string[] }
    | undefined;
  /** One button at the heading's side; its room is kept until it comes. */
  readonly menu?: ReactNode;
  readonly children?: ReactNode;
}

/** Whose story this is and how long it has grown. */
export const StoryHead = ({ name, sections, own, menu, children }: StoryHeadProps) => {
  const categories = own?.category.filter((each) => each !== '').join('・') ?? '';
  return (
    <Box component="header" sx={{ pt: { xs: 3, md: 5 }, pb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        {/* Broken by phrases, a long name would leave its first letter alone on a line. */}
        <Typography variant="h1" sx={{ flex: 1, minWidth: 0, wordBreak: 'normal' }}>
          {storyMessages.storyOf(name)}
        </Typography>
        <Box sx={{ width: 44, minHeight: 44, mr: { xs: -1.25, md: 0 } }}>{menu}</Box>
      </Box>
      <Box
        sx={{
          mt: 1,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          color: 'text.secondary',
        }}
      >
        {own !== undefined && <CampLabel camp={own.camp} />}
        {sections !== null && <span>{storyMessages.allSections(sections)}</span>}
        {categories !== '' && <span>{storyMessages.deals(categories)}</span>}
        <span>{storyMessages.madeByAi}</span>
      </Box>
      {own !== undefined && own.firstWord !== '' && (
        <Typography
          variant="story"
          component="blockquote"
          sx={{ mx: 0, my: 2, pl: 2, borderLeft: '2px solid', borderColor: 'divider' }}
        >
          「{own.firstWord}」
        </Typography>
      )}
      <Box // The row keeps its height for a button that comes once the account is known.
        sx={{
          mt: 2,
          minHeight: 44,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
        }}
      >
        {children}
      </Box>
    </Box>
  );
};

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { tellerOf } from '../../../view/turn/turn-view';
import { common } from '../../messages/common';
import { recap as texts } from '../../messages/recap';
import { AppDialog } from '../../ui/dialog/AppDialog';
import type { SectionRef } from '../../../story/section-ref';
import type { StorySoFar } from './story-so-far';

interface RecapDialogProps {
  readonly soFar: StorySoFar;
  /** Chapters that it summarises are still being loaded. */
  readonly isComing: boolean;
  readonly place: SectionRef;
  readonly playerName: string;
  /** The way back into the story, beside the button that closes. */
  readonly actions: ReactNode;
  readonly onClose: () => void;
}

/** これまでのあらすじ, up to the reading position. */
export const RecapDialog = (props: RecapDialogProps) => {
  const { soFar, isComing, place, playerName, actions, onClose } = props;
  const { passed, title, remembered } = soFar;
  const isEmpty = passed.length === 0 && remembered.length === 0;
  return (
    <AppDialog title={texts.title} onClose={onClose} actions={actions} isText>
      <Typography variant="body2" color="textSecondary">
        {isEmpty && !isComing ? texts.nothing : texts.here(place.chapter, place.section)}
      </Typography>
      {isComing && (
        <Typography role="status" color="textSecondary" sx={{ mt: 2.5 }}>
          {common.loading}
        </Typography>
      )}
      {passed.map((each) => (
        <Chapter key={each.chapter} heading={texts.chapter(each.chapter, each.title)}>
          <Typography variant="story">{each.summary}</Typography>
        </Chapter>
      ))}
      {remembered.length > 0 && (
        <Chapter heading={texts.chapter(place.chapter, title)}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {texts.open}
          </Typography>
          {remembered.map(({ section, role, text }) => (
            <Box key={section} sx={{ '& + &': { mt: 1.5 } }}>
              <Typography variant="caption" color="textSecondary" component="p">
                {texts.section(section)}　{tellerOf(role, playerName)}
              </Typography>
              <Typography variant="story">{text}</Typography>
            </Box>
          ))}
        </Chapter>
      )}
      {!isEmpty && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
          {texts.limit}
        </Typography>
      )}
    </AppDialog>
  );
};

const Chapter = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Box component="section" sx={{ mt: 2.5 }}>
    <Typography variant="subtitle1" component="h3" sx={{ mb: 0.5 }}>
      {heading}
    </Typography>
    {children}
  </Box>
);

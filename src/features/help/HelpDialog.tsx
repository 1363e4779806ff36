import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { help as texts } from '../../messages/help';
import { AppDialog } from '../../ui/dialog/AppDialog';

interface HelpDialogProps {
  readonly onPrivacy: () => void;
  readonly onClose: () => void;
}

/** What the camps lead to, and how stories arrive. */
export const HelpDialog = ({ onPrivacy, onClose }: HelpDialogProps) => (
  <AppDialog title={texts.title} onClose={onClose} isText>
    <Typography>{texts.lead}</Typography>
    <Typography variant="h5" component="h3" sx={{ mt: 3 }}>
      {texts.campsTitle}
    </Typography>
    <Box component="dl" sx={{ m: 0, '& dt': { mt: 1, fontWeight: 600 }, '& dd': { m: 0 } }}>
      {texts.camps.map(([camp, tendency]) => (
        <div key={camp}>
          <dt>{camp}</dt>
          <dd>{tendency}</dd>
        </div>
      ))}
    </Box>
    <Typography sx={{ mt: 3 }}>{texts.pace}</Typography>
    <Typography sx={{ mt: 1 }}>{texts.swipe}</Typography>
    <Typography variant="h5" component="h3" sx={{ mt: 3 }}>
      {texts.keysTitle}
    </Typography>
    <Box
      component="dl"
      sx={{ m: 0, mt: 1, display: 'grid', gridTemplateColumns: '4em 1fr', '& dd': { m: 0 } }}
    >
      {texts.keys.map(([keys, action]) => (
        <div key={keys} style={{ display: 'contents' }}>
          <Box component="dt" sx={{ fontWeight: 600 }}>
            {keys}
          </Box>
          <dd>{action}</dd>
        </div>
      ))}
    </Box>
    <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
      {texts.ai}
    </Typography>
    <Button variant="outlined" onClick={onPrivacy} sx={{ mt: 2 }}>
      {texts.privacy}
    </Button>
  </AppDialog>
);

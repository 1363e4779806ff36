import { FlagIcon } from '../../ui/icons/FlagIcon';
import { ImageIcon } from '../../ui/icons/ImageIcon';
import { ShareIcon } from '../../ui/icons/ShareIcon';
import { VolumeUpIcon } from '../../ui/icons/VolumeUpIcon';
import { shownName } from '../../../story/guest';
import { selectAdventure } from '../../features/adventure/adventure-slice';
import { turnLink } from '../../features/share/turn-link';
import { useShare } from '../../features/share/use-share';
import { picture } from '../../messages/picture';
import { report } from '../../messages/report';
import { share as shareTexts } from '../../messages/share';
import { storyMessages } from '../../messages/story-messages';
import { CONTROL, controlNames } from '../../../view/controls/control-names';
import { panelsIn } from '../../../view/controls/open-panels';
import { controlTexts } from '../../../view/texts/control-texts';
import { turnMenu } from '../../messages/turn-menu';
import { FootButton } from '../../ui/foot-button/FootButton';
import { ToolMenu, type Tool } from '../../ui/tool-menu/ToolMenu';
import { useEntry } from '../panels/use-entry';
import { useOpenPanel } from '../panels/use-open-panel';
import { useAppSelector } from '../store/hooks';

interface TurnToolsProps {
  readonly docid: string;
  readonly chapter: number;
  readonly section: number;
  /** Reads aloud from here on; undefined until that is loaded. */
  readonly onAloud: (() => void) | undefined;
}

/** The one button for what can be done with a turn beside liking it. */
const TurnTools = ({ onAloud, ...address }: TurnToolsProps) => {
  const { chapter, section } = address;
  const onamae = useAppSelector((state) => selectAdventure(state).onamae);
  const { state } = useEntry();
  const open = useOpenPanel();
  const share = useShare();
  const at = { chapter, section };
  const tools = (): readonly (Tool | false)[] => [
    {
      label: shareTexts.share,
      icon: <ShareIcon />,
      onChoose: () =>
        void share({ title: storyMessages.storyOf(shownName(onamae)), url: turnLink(address) }),
    },
    onAloud !== undefined && {
      label: turnMenu.readAloud,
      icon: <VolumeUpIcon />,
      onChoose: onAloud,
    },
    {
      label: picture.makeOf(section),
      icon: <ImageIcon />,
      onChoose: () => open({ name: 'picture', at }),
      isDialog: true,
    },
    {
      label: report.turn(section),
      icon: <FlagIcon />,
      onChoose: () => open({ name: 'report', at }),
      isDialog: true,
    },
  ];
  return (
    <ToolMenu
      label={controlTexts.menu(section)}
      isDialogOpen={panelsIn(state).length > 0}
      tools={() => tools().filter((tool) => tool !== false)}
      button={(trigger) => (
        <FootButton glyph="menu" {...trigger} {...{ [CONTROL]: controlNames.menu(section) }} />
      )}
    />
  );
};

export default TurnTools;

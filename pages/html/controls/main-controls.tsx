import { BASE_PATH } from '../../../story/turn-url';
import { CONTROL, controlNames } from '../../../view/controls/control-names';
import type { IconName } from '../../../view/icons/icon-paths';
import { controlTexts } from '../../../view/texts/control-texts';
import { Control } from './control';
import { Icon } from './icon';

interface Panel {
  readonly name: string;
  readonly icon: IconName;
  readonly label: string;
  /** Has no effect where a single turn is read. */
  readonly isForStories?: boolean;
}

const PANELS: readonly Panel[] = [
  { name: 'timeline', icon: 'schedule', label: controlTexts.timeline },
  { name: 'ranking', icon: 'emojiEvents', label: controlTexts.ranking },
  { name: 'settings', icon: 'settings', label: controlTexts.settings, isForStories: true },
];

/** The four main buttons: in the bar at the top of a wide page, in a bar at the bottom of a narrow one. */
export const MainControls = ({ isSingle }: { readonly isSingle: boolean }) => (
  <>
    <a className="control" href={`${BASE_PATH}/`} {...{ [CONTROL]: controlNames.home }}>
      <Icon name="home" />
      {/* The page's first script knows whether the reader has a story; the style shows one of the two. */}
      <span className="of-guests">{controlTexts.home}</span>
      <span className="of-participants">{controlTexts.ownStory}</span>
    </a>
    {PANELS.map(({ name, icon, label, isForStories = false }) => (
      <Control
        key={name}
        name={controlNames.panel(name)}
        className="control"
        opens="dialog"
        disabled={isForStories && isSingle}
      >
        <Icon name={icon} />
        {label}
      </Control>
    ))}
  </>
);

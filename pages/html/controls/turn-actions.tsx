import { favoriteKey } from '../../../story/favorite-key';
import { controlNames } from '../../../view/controls/control-names';
import { controlTexts } from '../../../view/texts/control-texts';
import { Control } from './control';
import { Icon } from './icon';

interface TurnActionsProps {
  readonly docid: string;
  readonly chapter: number;
  /** 第N節 */
  readonly section: number;
}

/** What can be done with a section. The number of likes, and this reader's own, come with the app. */
export const TurnActions = ({ section, ...address }: TurnActionsProps) => (
  <div className="actions">
    <Control name={controlNames.like(favoriteKey({ ...address, section }))} isPressed={false}>
      <Icon name="heart" isOutline />
      {controlTexts.like(0)}
    </Control>
    <Control name={controlNames.menu(section)} label={controlTexts.menu(section)} opens="menu">
      <Icon name="menu" isOutline />
    </Control>
  </div>
);

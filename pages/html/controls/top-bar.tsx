import { BASE_PATH } from '../../../story/turn-url';
import { controlNames } from '../../../view/controls/control-names';
import { controlTexts } from '../../../view/texts/control-texts';
import { site } from '../../../view/texts/site';
import { MARK_PATH } from '../../../view/tokens/measures';
import { Control } from './control';
import { Icon } from './icon';
import { MainControls } from './main-controls';

/** The bar at the top: the way home, and what a reader may open. */
export const TopBar = ({ isSingle }: { readonly isSingle: boolean }) => (
  <header>
    <a href={`${BASE_PATH}/`}>
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden>
        <path d={MARK_PATH} strokeWidth="1.6" strokeLinecap="round" />
      </svg>
      {site.title}
    </a>
    <nav aria-label={controlTexts.main}>
      <MainControls isSingle={isSingle} />
    </nav>
    <Control
      name={controlNames.panel('browse')}
      className="control"
      label={controlTexts.browse}
      opens="dialog"
    >
      <Icon name="autoStories" />
      <span>{controlTexts.browse}</span>
    </Control>
    <Control
      name={controlNames.panel('character')}
      className="control"
      label={controlTexts.character}
      opens="dialog"
    >
      <Icon name="face" />
    </Control>
    <Control
      name={controlNames.panel('reading')}
      className="control"
      label={controlTexts.reading}
      opens="dialog"
    >
      <Icon name="formatSize" />
    </Control>
    <Control
      name={controlNames.panel('help')}
      className="control"
      label={controlTexts.help}
      opens="dialog"
    >
      <Icon name="helpOutline" />
    </Control>
  </header>
);

import { GUEST_NAME, shownName } from '../../../story/guest';
import { controlNames } from '../../../view/controls/control-names';
import { controlTexts } from '../../../view/texts/control-texts';
import { guestTexts } from '../../../view/texts/guest';
import { Control } from './control';

interface GuestPanelProps {
  /** The welcome beside it has the button to register already. */
  readonly isWelcomed: boolean;
}

/** Beside the story of a wide page: what a reader without a story is offered. */
export const GuestPanel = ({ isWelcomed }: GuestPanelProps) => (
  <section className="panel of-guests" aria-label={guestTexts.panel}>
    <h2>{shownName(GUEST_NAME)}</h2>
    <p>
      {guestTexts.reads}
      {!isWelcomed && guestTexts.invite}
    </p>
    {!isWelcomed && (
      <Control name={controlNames.register} className="control contained" opens="dialog">
        {controlTexts.register}
      </Control>
    )}
    <Control name={controlNames.panel('character')} className="control outlined" opens="dialog">
      {controlTexts.character}
    </Control>
  </section>
);

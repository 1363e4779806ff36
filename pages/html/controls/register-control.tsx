import { controlNames } from '../../../view/controls/control-names';
import { controlTexts } from '../../../view/texts/control-texts';
import { Control } from './control';

/** Opens the registration form; hidden from readers who have a story. */
export const RegisterControl = () => (
  <Control name={controlNames.register} className="control contained of-guests" opens="dialog">
    {controlTexts.register}
  </Control>
);

import { bracketsPair, paragraphsEnd } from '../../japanese/sentences';
import { NO_FAULTS, type Check, type Fault } from './check';

export const brackets: Check = ({ body }) =>
  bracketsPair(body)
    ? NO_FAULTS
    : [{ code: 'brackets', advice: '「」『』（）の開きと閉じが合っていない。' }];

export const ending: Check = ({ body }) => {
  const fault: Fault = { code: 'ending', advice: '段落が文の途中で切れている。' };
  return paragraphsEnd(body) ? NO_FAULTS : [fault];
};

import { claimsIn } from './claims';
import { faultsOf, NO_FAULTS, type Check } from './check';

const SUCCEEDED =
  /うまく(?:いった|運)|見事に|成功し|首尾よく|やりとげ|やり遂げ|思いどおりに(?:運|な(?!ら))|狙い(?:は当た|どおり)|成立した|《旅人》[はが]勝った|難なく、|実を結|言い分を認め|目当てのものを手/u;
const FAILED =
  /失敗(?:に終|した)|しくじ(?:った|り)|うまくいかな|裏目|狙いは外れ|《旅人》[はが]負けた|水の泡に|無駄だ|徒労|及ばな|諦めて|決裂|首を縦に振らな|見破られ|ふいにな/u;

/** Rejects the reverse of what came of the attempt. */
export const outcome: Check = (draft) => {
  const { outcome: result, present } = draft.facts;
  if (result === null) return NO_FAULTS;
  const unless = new RegExp(['職人', ...present.map(({ name }) => `${name}の`)].join('|'), 'u');
  return result === 'failure'
    ? faultsOf(
        'outcome',
        claimsIn(draft, { words: SUCCEEDED, unless }),
        () => '試みは失敗に終わる。成功させない。',
      )
    : faultsOf(
        'outcome',
        claimsIn(draft, { words: FAILED, unless }),
        () => '試みは成功する。失敗させない。',
      );
};

import { claimsIn } from './claims';
import { faultsOf, NO_FAULTS, type Check } from './check';

const SUCCEEDED =
  /[はがも](?:[^。、]{0,4}(?:とうとう|ついに|やっと)[^。、]{0,4})折れ|聞き(?:いれ|入れ|届け)|(?:錠|鍵)[はが][^。]{0,8}(?:外れ|開い|あい)|(?:戸|扉|門)[はが][^。、]{0,8}開いた|話[はが][^。、]{0,6}まとま(?!ら)|狙い[はが][^。、]{0,6}当た|説き伏せ|説得(?:した|でき|され)|丸く(?:収|おさ)|首を縦に振(?!ら)|承知した|申し出を(?:受け(?!な)|飲)|うまく(?:いった|運)|見事に|成功し|首尾よく|やりとげ|やり遂げ|思いどおりに(?:運|な(?!ら))|狙い(?:は当た|どおり)|成立した|《旅人》[はが]勝った|難なく、|実を結|言い分を認め|目当てのものを手/u;
const FAILED =
  /言葉[はが][^。]{0,6}届か[なず]|首を横に振(?:り|って)[^。]{0,6}(?:背|去|戸を|立ち)|突っぱね|はねつけ|断られ|拒ま|追い返|振りだし|元の木阿弥|台無し|報われな|取り逃が|間に合わな|空振り|何(?:ひとつ|も)[^。、]{0,6}(?:得|手に入|取れ)[^。、]{0,3}な[いか]|何ひとつ得られな|失敗(?:に終|した)|しくじ(?:った|って|り)|うまくいかな|裏目|狙いは外れ|《旅人》[はが]負けた|水の泡に|無駄だ|徒労|及ばな|諦めて|決裂|首を縦に振らな|見破られ|ふいにな/u;

/** Rejects the reverse of what came of the attempt. */
export const outcome: Check = (draft) => {
  const { outcome: result, present } = draft.facts;
  if (result === null) return NO_FAULTS;
  const unless = new RegExp(
    ['職人', '猫', '犬', '驢馬', '鳥', ...present.map(({ name }) => `${name}の`)].join('|'),
    'u',
  );
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

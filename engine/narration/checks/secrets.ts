import { claimsIn } from './claims';
import { faultsOf, NO_FAULTS, type Check } from './check';

const IS = '(?:なん|だ(?!ろう)|である|だった|であった|だと|なのだ|なの)';
/** Answers to what the whole story asks. */
const ANSWERED = new RegExp(
  `(?:鐘を[^。、]{0,6}(?:撞|つ|鳴ら)|鐘楼?の[綱紐]を引)[^。、]{0,6}(?:のは|者は|人は|正体は)、?(?!誰|だれ|いったい|何|どこ)[^。、「」]{1,20}${IS}|(?:七つ目|七つめ)の鐘[はとが][^。「」]{1,24}(?:である|だった|であった|音だ|声だ|合図だ|なのだ)|(?:(?:最初|はじめ)の|最初に[^。、]{1,5})約束[はとが]、?[^。「」]{1,24}(?:である|だった|であった|ことだ|なのだ)|《旅人》が[^。、]{0,8}最初に(?:約束|誓)[^。]{0,10}のは`,
  'u',
);
/** Questions, and what nobody knows. */
const ASKED = /挨拶|誰|だれ|何か|何だ|知らな|わからな|分からな|か、|か。|忘れ|聞いた者/u;

/** Rejects answers that the story keeps for its end. */
export const secrets: Check = (draft) =>
  draft.facts.isRevealed
    ? NO_FAULTS
    : faultsOf(
        'secrets',
        claimsIn(draft, { words: ANSWERED, unless: ASKED, alsoSaid: true }),
        (words) => `「${words}」は、まだ明かさない。`,
      );

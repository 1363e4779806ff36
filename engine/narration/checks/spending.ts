import { claimsIn } from './claims';
import { faultsOf, NO_FAULTS, type Check } from './check';

const TRADED =
  /釣り銭?[がは][^。]{0,14}(?:戻|返)|銀貨を[^。、]{0,4}枚[^。]{0,8}(?:並べ|置[いき])|(?:銀貨|代金|金|茶代|宿代|過料|勘定|船賃|礼金|釣り|礼に)[^。「」]{0,12}(?:払っ|払い|支払|渡し|納め|差し出し|握らせ|はたい|すませ|受け取っ|置[いき]|盗まれ|懐に入れ|消え)|(?:買い取|売りはら|売り払|買い入れ|買っ[たて]|売っ[たて]|前払い)|(?:銀貨|財布)[がを][^。]{0,20}(?:手へ移|盗まれ)|釣り(?:銭)?を[^。、]{0,6}(?:よこ|渡|返|受け取)|(?:値|代|勘定)を(?:払|済ませ)/u;
const TRADE = /買っ|売っ|払っ|受け取っ|手に入れ|手放し/u;
/** Trade of others, and trade in figures of speech. */
const OF_OTHERS =
  /^(?!.*《旅人》).*(?:店主|主人|商人|女|男|売り)[がは]|客[がは]|(?:よそ|ほか|他|隣|前)の[^。、]{0,3}(?:客|者|人)|客[にへ]|客から|恨みを|喧嘩を|注意を|敬意を|うけあい|媚を|油を売/u;

/** Rejects trade in a turn without any. */
export const spending: Check = (draft) =>
  draft.facts.happened.some((event) => TRADE.test(event))
    ? NO_FAULTS
    : faultsOf(
        'spending',
        claimsIn(draft, { words: TRADED, unless: OF_OTHERS }),
        (words) => `「${words}」は起きていない。この節では銀貨も品も動かない。`,
      );

import { STAND_INS } from '../facts/stand-ins';
import { faultsOf, NO_FAULTS, type Check } from './check';

/** Words about the task instead of the story. */
const ABOUT_THE_TASK =
  /プロンプト|言語モデル|システム(?:メッセージ|設定)|命令では|参加者|筋書き|語り直|書き直し|出力(?:形式|します)|字以内|漢数字|以下(?:は|の|に)(?:本文|物語|文章)|本文[：:]/u;

/** Phrases of a chat assistant; only those outside of speech count. */
const TO_THE_ASKER =
  /(?:承知|了解)(?:いた)?しました|かしこまりました|もちろんです|申し訳(?:ありません|ございません)|お手伝い|ご質問|ご要望|回答します/u;

/** A common run of this many UTF-16 code units counts as a copy. */
const COPIED_LENGTH = 12;

export const leaks: Check = ({ body, typed, facts }) => {
  const known: readonly string[] = Object.values(STAND_INS);
  const unknown = (body.match(/《[^《》]*》?|》/gu) ?? []).filter(
    (standIn) =>
      !known.includes(standIn) || (standIn !== STAND_INS.me && !facts.outline.includes(standIn)),
  );
  const copied = typed.some((text) => sharesRun(text, body) && !sharesRun(text, facts.outline));
  return [
    ...faultsOf('leak', unknown, () => '筋書きにない《》は使わない。'),
    ...(isAboutTheTask(body) && !isAboutTheTask(facts.outline)
      ? [{ code: 'leak' as const, advice: '前置きや作業の説明を書かず、本文だけを書く。' }]
      : NO_FAULTS),
    ...(copied
      ? [{ code: 'leak' as const, advice: '参加者の文字列を書き写さない。《》の形で書く。' }]
      : NO_FAULTS),
  ];
};

function isAboutTheTask(text: string): boolean {
  return ABOUT_THE_TASK.test(text) || TO_THE_ASKER.test(text.replace(/「[^」]*」/gu, ''));
}

function sharesRun(text: string, body: string): boolean {
  for (let start = 0; start + COPIED_LENGTH <= text.length; start += 1) {
    if (body.includes(text.slice(start, start + COPIED_LENGTH))) return true;
  }
  return false;
}

import { HUMAN } from '../facts/humans';
import { STAND_INS } from '../facts/stand-ins';
import { told } from './claims';
import { faultsOf, type Check } from './check';

const TRADE = `(?:${HUMAN}|[^\\s、。「」]屋|[^\\s、。「」]売り)`;
/** Deeds that reach somebody, who would have to answer. */
const REACHES =
  '(?:つか|掴|引[いきっく]|取[りっ]|膝|ひざ|叩|すが|縋|立ちふさ|立ち塞|遮|さえぎ|押しつけ|押しやっ|渡[しす]|差し出|握らせ|のぞき|覗き|尋|訊|たず|たずね|呼び|話しか|声をか|持ちか|頼|告げ|乞|囁|ささや|名を[聞訊]|名乗|売りつけ|勧め|すすめ|くれ[たる。]|礼を言|頭を下げ|怒鳴|抱きつ|抱きしめ|手を(?:振|貸|差)|案内|連れて|突き(?:飛|出|つけ)|投げつけ|ぶつか|笑いかけ|微笑みかけ|おじぎ|お辞儀)';
const SPEAKS = new RegExp(
  `(?<role>${TRADE})[はがも][^「」]{0,25}「」|「」(?:と、?)?[^「」。]{0,10}?(?<after>${TRADE})[はがも]`,
  'gu',
);
/** Deals with the traveller, who would have to answer. */
const TURNS_TO = new RegExp(
  `(?<role>${TRADE})(?:たち|ら)?[がは]、?[^。「」]{0,10}${STAND_INS.me}(?:の(?![^。、]{0,3}越し)[^。、はが]{1,4}[をに]、?[^。]{0,10}?${REACHES}|[にをへ]、?[^。「」]{0,16}?${REACHES})`,
  'gu',
);

/** Rejects speech and approaches of people who are not in the outline and have no name. */
export const strangers: Check = ({ body, facts }) => {
  const here = `${facts.outline}${facts.present.map(({ manner }) => manner).join('')}`;
  const found = told(body).flatMap((sentence) =>
    [...sentence.matchAll(SPEAKS), ...sentence.matchAll(TURNS_TO)].map(
      ({ groups }) => groups?.['role'] ?? groups?.['after'] ?? '',
    ),
  );
  return faultsOf(
    'people',
    found.filter((role) => !here.includes(role)),
    (role) => `${role}はここにいない。話させない。`,
  );
};

import { STAND_INS } from '../facts/stand-ins';
import { told } from './claims';
import { faultsOf, type Check } from './check';

const TRADE =
  '(?:男|女|老婆|老人|爺|婆|少女|少年|子ども|若者|兵士|番兵|衛兵|船頭|船乗り|荷運び|商人|主人|客|王|娘|僧|役人|[^\\s、。「」]屋|[^\\s、。「」]売り)';
const SPEAKS = new RegExp(
  `(?<role>${TRADE})[はがも][^「」]{0,25}「」|「」(?:と、?)?[^「」。]{0,10}?(?<after>${TRADE})[はがも]`,
  'gu',
);
/** Deals with the traveller, who would have to answer. */
const TURNS_TO = new RegExp(
  `(?<role>${TRADE})[がは]、?[^。「」]{0,6}${STAND_INS.me}(?:の(?:袖|手|腕|肩|前|足もと)[をに][^。]{0,6}(?:つか|掴|引|取|膝|ひざ|叩|すが|立ちふさ|立ち塞)|に、?[^。、「」]{0,14}(?:訊|尋|たず|話しか|声をか|持ちか|頼|告げ|乞|囁|ささや|すが|縋))`,
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

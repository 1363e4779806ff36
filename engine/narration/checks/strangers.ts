import { HUMAN } from '../facts/humans';
import { STAND_INS } from '../facts/stand-ins';
import { told } from './claims';
import { faultsOf, type Check } from './check';

const TRADE = `(?:${HUMAN}|[^\\s、。「」]屋|[^\\s、。「」]売り)`;
/** What is done without contact with a person: looking, passing, avoiding. */
const PASSES =
  /^[^。]{0,12}(?:見[たるてずもな]|眺め|目もくれ|気づ|かまわ|構わ|背を向け|道を[あゆ]|追い越|追い抜|通り[過す]|すれ違|横切|すり抜け|駆け抜け|続[いき]|並[びんぶ]|似て|よけ|避け|去[っり])/u;
const SPEAKS = new RegExp(
  `(?<role>${TRADE})[はがも][^「」]{0,25}「」|「」(?:と、?)?[^「」。]{0,10}?(?<after>${TRADE})[はがも]`,
  'gu',
);
/** Deals with the traveller, who would have to answer. */
const TURNS_TO = new RegExp(
  `(?<role>${TRADE})(?:たち|ら)?[がは]、?[^。「」はが]{0,18}${STAND_INS.me}(?:の(?![^。、]{0,3}越し)(?:袖|手|腕|肩|前|足もと|顔|背|耳|荷|名|膝|頭|襟|胸|掌)[をに]、?(?<done>[^。]{0,24})|[にを]、?(?<done2>[^。「」]{0,24})|の(?:隣|横|傍ら|脇|前|向かい|目の前|行く手)[にへを]、?(?:腰|座|並んで(?:座|腰)|立ちふさが|立ちはだか|ふさ[ぎい]|寄り添|陣取))`,
  'gu',
);

/** Rejects speech and approaches of people who are not in the outline and have no name. */
export const strangers: Check = ({ body, facts }) => {
  const here = `${facts.outline}${facts.present.map(({ manner }) => manner).join('')}`;
  const found = told(body).flatMap((sentence) =>
    [...sentence.matchAll(SPEAKS), ...sentence.matchAll(TURNS_TO)]
      .filter(({ groups }) => !PASSES.test(groups?.['done'] ?? groups?.['done2'] ?? ''))
      .map(({ groups }) => groups?.['role'] ?? groups?.['after'] ?? ''),
  );
  return faultsOf(
    'people',
    found.filter((role) => !here.includes(role)),
    (role) => `${role}はここにいない。話させない。`,
  );
};

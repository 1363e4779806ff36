import { told } from './claims';
import { faultsOf, type Check } from './check';

const TRADE =
  '(?:男|女|老婆|老人|少女|少年|子ども|若者|兵士|番兵|衛兵|船頭|商人|主人|客|王|娘|僧|役人|[^\\s、。「」]屋)';
const SPEAKS = new RegExp(
  `(?<role>${TRADE})[はがも][^「」]{0,25}「」|「」と、?[^「」。]{0,10}?(?<after>${TRADE})[はがも]`,
  'gu',
);

/** Rejects speech of people who are not in the outline and have no name. */
export const strangers: Check = ({ body, facts }) => {
  const here = `${facts.outline}${facts.present.map(({ manner }) => manner).join('')}`;
  const found = told(body).flatMap((sentence) =>
    [...sentence.matchAll(SPEAKS)].map(({ groups }) => groups?.['role'] ?? groups?.['after'] ?? ''),
  );
  return faultsOf(
    'people',
    found.filter((role) => !here.includes(role)),
    (role) => `${role}はここにいない。話させない。`,
  );
};

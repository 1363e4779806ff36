import { claimsIn } from './claims';
import { faultsOf, type Check } from './check';

const PAST =
  /残し|いない|逝|亡|いれば|生き|似た|ために|よく|いつも(?!の)|[てで]いた\p{Script=Han}|が[^。、はがも]{0,8}(?:[たるいっ]た?|[んい]だ)(?=(?:あの|その)?\p{Script=Han}|ころ)|(?:と|そう)(?:誰|みな|皆|人)もが?(?:言|話)|と[^。、]{0,8}言う。$/u;

/** Rejects deeds of people who are only mentioned: absent and deceased ones. */
export const deceased: Check = (draft) => {
  const { facts } = draft;
  const acting = facts.outline.replace(/「[^」]*」/gu, '');
  const found = facts.spokenOf.filter((name) => {
    const acts = new RegExp(
      `${name}(?:さん)?(?:[はがも]|の(?:声がし|手が|足音)|と(?:目が合|顔を見合|並ん))`,
      'u',
    );
    return (
      !acts.test(acting) &&
      claimsIn({ ...draft, facts: { ...facts, outline: '' } }, { words: acts, unless: PAST })
        .length > 0
    );
  });
  return faultsOf(
    'people',
    found,
    (name) => `${name}はここにいない。動かさず、話に出すだけにする。`,
  );
};

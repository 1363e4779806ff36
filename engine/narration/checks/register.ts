import { claimsIn } from './claims';
import { faultsOf, type Check } from './check';

/** The stem to which ます is added ends so; 目をさました, 耳を澄ます differ in it. */
const STEM =
  '(?<=[いきぎしじちぢにひびみりえけげせぜてでねへべめれ]|(?![澄覚励増済冷悩騙欺醒勇痛])\\p{Script=Han})';
const POLITE = new RegExp(
  `(?:です|でした|でしょう|${STEM}(?:ました|ません|ましょう|ます))(?:が、|か?[。！？…])`,
  'u',
);

/** 〜の音が林でした: the verb する after the particle で. */
const HAPPENED = /(?:声|音|匂い|香り|気配|味)[がは][^。]*でした/u;

/** Rejects narration in です・ます. */
export const register: Check = (draft) =>
  faultsOf(
    'register',
    claimsIn(draft, { words: POLITE, unless: HAPPENED, isForm: true }),
    (words) => `地の文が「${words}」になっている。地の文は常体で語る。`,
  );

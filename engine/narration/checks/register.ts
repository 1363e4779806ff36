import { claimsIn } from './claims';
import { faultsOf, type Check } from './check';

const POLITE =
  /(?:です|でした|ました|ません|ましょう|でしょう|(?<![澄覚励増済冷悩騙欺醒だす])ます)(?:が、|か?[。！？…])/u;

/** 〜の音が林でした: the verb する after the particle で. */
const HAPPENED = /(?:声|音|匂い|香り|気配|味)[がは][^。]*でした/u;

/** Rejects narration in です・ます. */
export const register: Check = (draft) =>
  faultsOf(
    'register',
    claimsIn(draft, { words: POLITE, unless: HAPPENED, isForm: true }),
    (words) => `地の文が「${words}」になっている。地の文は常体で語る。`,
  );

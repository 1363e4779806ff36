import { claimsIn } from './claims';
import { faultsOf, type Check } from './check';

const FIRST_PERSON =
  /(?<!\p{Script=Han})(?:私|俺|僕|我)(?:たち|達|ら)?(?:は|が|を|の|も|へ|と|、|に(?!返))|(?<=^|[、。」がはに])(?:わたし|あたし|おれ|ぼく|わし|おいら)(?:たち|ら)?(?:は|が|を|の|も|に)|拙者|我々|われわれ|吾輩/u;

/** Rejects narration in the first person. */
export const viewpoint: Check = (draft) =>
  faultsOf(
    'viewpoint',
    claimsIn(draft, { words: FIRST_PERSON, isForm: true }),
    (words) => `地の文に「${words}」と書かない。三人称で語る。`,
  );

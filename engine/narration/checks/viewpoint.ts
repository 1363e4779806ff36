import { claimsIn } from './claims';
import { faultsOf, type Check } from './check';

const FIRST_PERSON =
  /(?<!\p{Script=Han})(?!我(?:[がを]\p{Script=Han}|が(?:まま|こと|もの)|を(?:忘|失|張)|に返|も我も|先に|関せず)|(?<own>[俺私僕我])[はが]\k<own>)(?<![俺私僕我][はが])(?:私|俺|僕|我)(?:たち|達|ら)?(?:は|が|を|の(?!ある)|も|へ|と(?!い|言|名)|、(?!と)|だって|だけ|なら|なんか|など|さえ|まで|より|で(?!は?ない)|に(?!返))|(?<=^|[、。」がはに])(?:わたし|あたし|おれ|ぼく|わし|おいら)(?:たち|ら)?(?:は|が|を|の|も|に)|拙者|我々|われわれ|吾輩|[我わ]が輩|(?<=^|[、。」がはに])(?:あたい|わっち|あっし|わたくし|それがし|小生|うち(?:ら|は|の)|こちとら|手前ども|おら)(?:たち|ら)?(?=[はがをのもに])/u;

/** Rejects narration in the first person. */
export const viewpoint: Check = (draft) =>
  faultsOf(
    'viewpoint',
    claimsIn(draft, { words: FIRST_PERSON, isForm: true }),
    (words) => `地の文に「${words}」と書かない。三人称で語る。`,
  );

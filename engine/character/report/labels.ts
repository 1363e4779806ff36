import type { Reading } from '../schema/reading';
import type { AgeBand } from '../vocabulary/bodies';
import type { TieState } from '../vocabulary/ties';
import type { TradeStage } from '../vocabulary/trades';
import type { VetoId } from '../vocabulary/vetoes';
import type { VoiceId } from '../vocabulary/voices';
import type { WantId } from '../vocabulary/wants';

export const AGE_LABELS: Readonly<Record<AgeBand, string>> = {
  child: '子ども',
  youth: '若者',
  adult: '大人',
  'middle-aged': '中年',
  old: '年寄り',
  ageless: '年のわからない者',
};

/** The lexicon has no word for it: it is what a character is where nothing is said. */
export const HUMAN_LABEL = '人';

export const GENDER_LABELS: Readonly<Record<NonNullable<Reading['gender']>['id'], string>> = {
  woman: '女',
  man: '男',
};

/** '' for what goes without saying. */
export const STATE_LABELS: Readonly<Record<TieState, string>> = {
  living: '',
  dead: '亡くなった',
  lost: '離ればなれ',
};

/** '' for what goes without saying. */
export const STAGE_LABELS: Readonly<Record<TradeStage, string>> = {
  present: '',
  former: '元',
  apprentice: '見習い',
  aspiring: '志望',
};

export const VOICE_LABELS: Readonly<Record<VoiceId, string>> = {
  polite: 'です・ます',
  plain: 'ふつう',
  soft: 'やわらかい',
  rough: '荒い',
  blunt: 'あねご風',
  old: '年寄りらしい',
  child: '子どもらしい',
  lady: 'お嬢様らしい',
  samurai: '侍らしい',
  kansai: '関西ことば',
  taciturn: '言葉少な',
  haughty: '尊大',
  cheerful: '陽気',
};

/** `{}` stands for the object of the want. */
export const WANT_LABELS: Readonly<Record<WantId, string>> = {
  'own-house': '自分の家で一晩眠る',
  'hear-voice': '{}の声をもう一度聞く',
  'find-person': '{}を見つける',
  'find-thing': '{}を探しあてる',
  'be-paid': '払われていないものを払ってもらう',
  'be-rich': '金に困らない身になる',
  become: '本物の{}になる',
  'finish-apprenticeship': '{}の修業を終える',
  'be-forgiven': '{}に許してもらう',
  'be-recognised': '{}として認められる',
  'go-home': '家に帰る',
  'find-out': '{}の答えを知る',
  defeat: '{}に勝つ',
  protect: '{}を守る',
  rest: '静かに休む',
  taste: 'いちばんうまい{}を味わう',
  'be-free': '自由になる',
  belong: 'いてもいい場所を見つける',
  'regain-past': 'なくした記憶を取り戻す',
};

export const VETO_LABELS: Readonly<Record<VetoId, string>> = {
  lie: '嘘をつく',
  chat: 'おしゃべりをする',
  speak: '声を出して話す',
  shout: '大声を出す',
  sing: '上手に歌う',
  refuse: '頼みを断る',
  swim: '泳ぐ',
  run: '速く走る',
  climb: '高い所に登る',
  lift: '重い物を持ち上げる',
  fight: '戦う',
  'drink-alcohol': '酒を飲む',
  read: '字を読む',
  write: '字を書く',
  calculate: '計算をする',
  cook: 'うまい料理を作る',
  'lead-the-way': '道案内をする',
  see: '目で見る',
  'see-in-the-dark': '暗がりで見る',
  'see-far': '遠くを見る',
  hear: '小さな音を聞く',
  'remember-past': '昔を思い出す',
  'old-memory': '生まれる前や幼い日のずっと前を覚えている',
  'be-adult': '大人として扱われる',
  'be-young': '若い者のように動く',
  'use-right-hand': '右手で器用に何かをする',
  'use-both-hands': '両手を使う',
  eat: '物を食べる',
  'cast-spells': '術を使う',
  'keep-a-secret': '秘密を守り通す',
  'warm-to-cats': '猫に心を許す',
  'warm-to-dogs': '犬に心を許す',
  'warm-to-birds': '鳥に心を許す',
  'warm-to-horses': '馬に心を許す',
  'warm-to-children': '子どもに心を許す',
  'warm-to-people': '初めての人に心を許す',
  'eat-sweets': '甘いものを喜んで食べる',
  'eat-meat': '肉を喜んで食べる',
  'eat-fish': '魚を喜んで食べる',
  'eat-vegetables': '野菜を喜んで食べる',
};

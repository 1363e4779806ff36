import { TEXT_LIMITS } from '../../story/user-text/normalise-text';

export const registration = {
  title: '登録',
  lead: 'あなたのキャラクターを登録すると、AIがその冒険を一節ずつ書き進めます。登録しなくても、物語は読めます。',
  oid: 'オーナー番号',
  oidHint: 'あなたを見分ける数字です。番号を持っていなければ、好きな数字で。',
  onamae: 'お名前',
  onamaeHint: `${TEXT_LIMITS.onamae}文字まで書けます。例：灯里、ユイ・ハル、猫又の宗八`,
  firstWord: '第一声',
  firstWordHint: `目を覚まして最初に言うせりふです。話し方や性格が、ここから決まります。${TEXT_LIMITS.firstWord}文字まで書けます。例：「お腹がすきました。」「誰だ、時計を止めたのは！」`,
  /** Stands for a name that is not typed yet. */
  unnamed: 'あなたのキャラクター',
  character: (onamae: string, manner: string) => `${onamae}は、${manner}`,
  says: (firstWord: string) => `目を覚ますと、まずこう言います。「${firstWord}」`,
  notKept:
    'このブラウザーには、登録したことを保存できません。ページを閉じたり読み込み直したりすると、登録したキャラクターに戻れなくなります。ブラウザーの設定で保存（Cookieとサイトデータ）を許可し、空き容量を確かめてから登録して下さい。このまま登録するときは、すぐに「引き継ぎ」でメールアドレスを設定しておくと安心です。',
  elsewhere: 'ほかの端末で登録した方（引き継ぎ）',
  submit: '確認',
  confirm: '登録作業を開始します。宜しいですか？登録に時間がかかる場合があります…！',
  confirmTitle: 'ご確認',
  sending: '登録しています…',
  waitingTitle: 'お待ち下さい',
  waiting: 'ご登録の確認をしています…',
  waitingHint: 'まもなく、あなたの物語がはじまります。',
  waitingLong:
    'いつもより時間がかかっています。ご登録は届いていますので、もう一度登録する必要はありません。この画面を閉じても、順番がくると物語は自動ではじまります。',
  errors: {
    'oid-empty': 'オーナー番号が空欄です…！',
    'oid-not-numeric': 'オーナー番号が数字ではありません…！',
    'oid-too-large': 'オーナー番号は16桁未満の数字でご記入下さい…！',
    'onamae-empty': 'お名前が空欄です…！',
    'onamae-too-long': `お名前は${TEXT_LIMITS.onamae}文字までです…！`,
    'onamae-no-letter': 'お名前には、文字か数字か絵文字をひとつは入れて下さい…！',
    'onamae-quotes': 'お名前に、かぎかっこや引用符は使えません。ほかの書き方でご記入下さい…！',
    'onamae-reserved':
      'ゲストや運営とまぎらわしいお名前は使えません。ほかのお名前をご記入下さい…！',
    'firstWord-empty': '第一声を設定して下さい…！',
    'firstWord-too-long': `第一声は${TEXT_LIMITS.firstWord}文字までです…！`,
  },
} as const;

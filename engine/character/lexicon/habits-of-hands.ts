import type { HabitId } from '../vocabulary/habits';
import type { Entry } from './entry';

export const HABITS_OF_HANDS = {
  'counts-things': {
    label: '何でも数える',
    sure: '(?:何でも|なんでも|つい|すぐ|いつも|段|階段を|小銭を|星を|歩数を|数を)(?:数え|かぞえ)(?!られ)(?:る|て|ず) 数える(?:癖|くせ|クセ) 数えながら 数えてしま counts_(?:everything|things|steps)',
  },
  hums: {
    label: '鼻歌',
    sure: '鼻歌 はなうた ハミング 口ずさ 歌いながら いつも歌って 始終歌 歌を口 hums?',
  },
  whistles: { label: '口笛', sure: '口笛 指笛 whistl(?:es|ing)' },
  'talks-to-self': {
    label: '独り言',
    sure: '独り言 ひとりごと 独りごと 一人で(?:しゃべ|喋|話) ぶつぶつ ブツブツ 自問自答 talks?_to_(?:him|her|my|them)sel(?:f|ves)',
  },
  'talks-to-animals': {
    label: '動物に話しかける',
    sure: '(?:猫|犬|鳥|動物|馬|カラス|虫|山羊|鶏)に(?:も|よく|いつも|すぐ)?(?:話しかけ|挨拶|あいさつ|語りかけ|相談)',
  },
  'talks-to-things': {
    label: '物に話しかける',
    sure: '(?:物|道具|石|植物|花|木|人形|剣|刀|機械|星|月|壁|ぬいぐるみ|パン|鍋|薬草|船)に(?:も|よく|いつも|すぐ)?(?:話しかけ|挨拶|あいさつ|語りかけ|相談) talks?_to_(?:plants|things|objects)',
  },
  'names-things': {
    label: '名前をつける',
    sure: '(?:物|道具|剣|武器|何|なん|石|全部|すべて|鍋|船)(?:に|にで?も)(?:すぐ|必ず|いちいち)?名前を(?:つけ|付け) 名前をつける(?:癖|くせ) あだ名をつけ names_(?:everything|things)',
  },
  'touches-hair': {
    label: '髪や耳に触る',
    sure: '(?:髪|前髪|耳|耳たぶ|鼻|顎|あご|ひげ|髭|頬|頭|首)を(?:すぐ|いつも|つい)?(?:いじ|弄|触|さわ|かく|掻|撫で|なで|ひっぱ|引っ張|こす|ねじ) 貧乏ゆすり plays_with_(?:my|his|her)_hair',
  },
  'touches-keepsake': {
    label: '形見に触る',
    sure: '(?:お守り|形見|指輪|懐中時計|ペンダント|首飾り|鈴|勾玉)を(?:いつも|肌身|握|触|大事|大切|手放|ずっと|持ち歩|首|身に|胸) 肌身離さ 形見の(?!ない)',
  },
  'bites-nails': {
    label: '爪を噛む',
    sure: '(?:爪|唇|指|親指)を(?:噛|かむ|かん|なめ) bites?_(?:my|his|her)?_?nails',
  },
  'cracks-joints': {
    label: '骨を鳴らす',
    sure: '(?:指|首|骨|拳|肩|関節)を(?:ポキポキ|ぽきぽき|ぼきぼき)?(?:と)?(?:鳴ら|ならす|回) cracks_(?:my|his|her)?_?knuckles',
  },
  'looks-at-hands': {
    label: '手を見る',
    sure: '手(?:もと|元)?(?:ばかり)?を(?:見る|見つめ|じっと見|眺め)(?:癖|くせ)? 人の手を(?:見|まず)',
  },
  'looks-at-sky': {
    label: '空を見る',
    sure: '空(?:ばかり)?を(?:見上げ|眺め|見て(?:ばかり|いる)|見つめ) 上を向いて歩 星を(?:見上げ|眺め)',
  },
  'looks-back': {
    label: '振り返る',
    sure: '(?:後ろ|背後|うしろ)(?:ばかり|を)(?:気に|見|振り(?![返向]らな|かえらな|むかな)|確か|振返(?!らな)) よく振り返 何度も振り返',
  },
  'closes-eyes': {
    label: '目をつぶる',
    sure: '目を(?:つぶ|つむ|閉じ|瞑|細め)(?!て(?:いて)?も) 目を逸らす癖 まばたき',
  },
  'takes-notes': {
    label: '書きとめる',
    sure: 'メモ(?:を|魔|帳|し|す) 書き留め 書きとめ 手帳に 日記を(?:つけ|書|欠かさ) 帳面に(?:つけ|書) 何でも(?:記録|書) 記録(?:をつけ|する癖|魔) keeps?_a_(?:diary|journal) takes_notes writes_everything',
  },
  collects: {
    label: '集める',
    sure: '(?:集め|蒐集|収集|コレクション|コレクター)(?:て|る|が|家|癖|を|する|し|ー|$) を集め [ァ-ヶー一-龠]集め(?:に|が|を|の) collects? collector',
  },
  'picks-up-things': {
    label: '拾う',
    sure: '(?:何でも|なんでも|石|石ころ|貝殻|物|もの|落ちているもの|小銭|落とし物|ガラクタ|がらくた|捨て猫|捨て犬|木の実|どんぐり)を(?:つい|すぐ|よく)?拾 拾い(?:癖|もの|物|集め) 拾って(?:くる|しまう|歩) 捨てられな picks_up',
  },
} satisfies Partial<Record<HabitId, Entry>>;

import { HUMAN } from '../facts/humans';
import { told } from './claims';
import { faultsOf, type Check } from './check';

const KATAKANA =
  '(?<![\\p{Script=Katakana}ー])(?<name>[\\p{Script=Katakana}ー]{2,6})(?![\\p{Script=Katakana}ー])';
const TITLE = `(?:${HUMAN}|\\p{Script=Han}{1,3}[屋師工方番頭主]|大工|元締め|[^\\s、。「」]{1,3}売り|娘|男|女|犬|猫|剣士|王女?|王子|魔女|船長|僧|[兄弟姉妹]の?|長|案内役|主人|騎士|博士|隊長|[狼熊虎])`;
/** Who did something first: 帳面を抱えたジンペイが. */
const DESCRIBED = `[たるい]${KATAKANA}[はが]`;
const NAMED = [
  new RegExp(DESCRIBED, 'gu'),
  new RegExp(
    `(?:^|[、。」])${KATAKANA}は、?(?:何も|黙|まだ|もう|とうとう|ふと|すぐ|やっと|ようやく|じっと|そっと|少し|しばらく|首|手|目|顔|一)`,
    'gu',
  ),
  new RegExp(`${TITLE}の?${KATAKANA}`, 'gu'),
  new RegExp(
    `${KATAKANA}(?:という(?:名|男|女|娘|者|人)|といった。|といって|と(?:名乗|呼ば|申)|さん|商会)`,
    'gu',
  ),
  new RegExp(
    `${KATAKANA}[はが](?:[^。「」、]{0,8})(?:笑|頷|うなず|言[うい]|答え|応じ|叫|呟|つぶや|首を|手を|声を|肩を|腕を|眉を|目を|置い|ほどい|現れ|待っ|黙)`,
    'gu',
  ),
];
/** Addressed by name. */
const CALLED = new RegExp(`「${KATAKANA}(?:、|さん|さま|ちゃん|くん)`, 'gu');
/** Animals and things in katakana, and cries. */
const COMMON =
  /^(?:カニ|カモメ|タコ|イカ|ヒバリ|ツバメ|トンビ|トビ|ハト|カエル|ヘビ|トカゲ|アリ|ハチ|クモ|セミ|チョウ|ガ|ハエ|バッタ|コオロギ|フナ|コイ|サケ|サバ|アジ|イワシ|タイ|ウナギ|ナマズ|クジラ|イルカ|サメ|エビ|ウミネコ|ヤギ|ヒツジ|ブタ|ウシ|ウマ|ロバ|ラバ|キツネ|タヌキ|シカ|クマ|サル|リス|モグラ|コウモリ|パン|スープ|コーヒー|ミルク|バター|チーズ|ジャム|ケーキ|ビスケット|カステラ|コップ|グラス|カップ|スプーン|フォーク|ナイフ|ポット|ドア|ベッド|ベル|ボタン|ポケット|シャツ|コート|スカーフ|マント|ブーツ|リボン|レース|インク|ペン|ノート|ページ|カード|ピアノ|オルガン|バイオリン|ラッパ|ストーブ|カーテン|ソファ|バケツ|タオル|ブラシ|マッチ|パイプ|タバコ|レモン|オレンジ|リンゴ|ミカン|ブドウ|カボチャ|ニンジン|タマネギ|キャベツ|トマト|ジャガイモ|バラ|スミレ|ユリ|キク|ススキ|クローバー|コスモス|ヒマワリ|スズメ|ネズミ|カラス|ネコ|イヌ|ウサギ|フクロウ|ランプ|ガラス|ハサミ|テーブル|ロープ|ヨイショ|ドッコイ|オイ|ホラ|ヤア|ハイ|サア|ソレ|(?<half>..)\k<half>)$/u;

/** Rejects names in katakana that the facts do not have. */
export const names: Check = ({ body, facts }) => {
  const known = [
    facts.outline,
    facts.world,
    facts.place,
    ...facts.present.flatMap(({ name, manner }) => [name, manner]),
    ...facts.bag,
    ...facts.elsewhere,
    ...facts.spokenOf,
  ].join();
  const namesBy = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(({ groups }) => groups?.['name'] ?? '');
  const found = [
    ...told(body).flatMap((sentence) => NAMED.flatMap((pattern) => namesBy(sentence, pattern))),
    ...namesBy(body, CALLED),
  ];
  return faultsOf(
    'people',
    found.filter((name) => !known.includes(name) && !COMMON.test(name)),
    (name) => `${name}という名は事実にない。新しい名前の人を作らない。`,
  );
};

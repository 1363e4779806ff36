import type { Technology } from '../../storylets/format/world';
import { claimsIn } from './claims';
import { faultsOf, type Check } from './check';

/** In order: each level has what is listed before it. */
const LEVELS: readonly Technology[] = ['preindustrial', 'steam', 'electric', 'digital'];

const THINGS: Readonly<Record<Exclude<Technology, 'preindustrial'>, RegExp>> = {
  steam:
    /(?:拳|小|短|猟|機関)?銃(?!後)|鉄砲(?!水)|ライフル|ピストル|大砲|爆弾|機関車|汽車|汽船|蒸気機関|ガス灯|自転車|新聞紙?|ダイナマイト|戦車|引き金|弾丸|火薬|(?<!馬の)駅(?![馬伝逓路])|線路|改札|踏切|汽笛|蒸気船|缶詰|顕微鏡|電信|切符売|停車場|プラットホーム|ピストン|ボイラー/u,
  electric:
    /電(?!光石火|撃|雷)\p{Script=Han}|懐中電灯|拡声器|[ァ-ー]*(?:フォン|シーバー|ビジョン|マシン|モーター|センサー|プリンター|スキャナー|レコーダー|プレーヤー|ライター|サーチライト|コプター|スクーター|トラクター|クレーン)(?![ァ-ー])|蓄音機|映写機|自動車|(?<!紙)飛行機|ラジオ|エレベーター|エスカレーター|写真|カメラ|蛇口|水道管|マンション|アパート|高速道路|(?<![ァ-ー])バス(?![ァ-ー])|ヘルメット|ペットボトル|パトカー|救急車|ジーンズ|スニーカー|ファスナー|注射器|抗生物質|原子|ウイルス|ミシン|タイプライター|ヘッドライト|ネオン|バイク|トラック|エンジン|ヘリコプター|冷蔵庫|映画|イヤホン|ヘッドホン|マイク(?!ロ)|スピーカー|扇風機|エアコン|洗濯機|掃除機|プラスチック|ビニール|コンクリート|アスファルト|信号機|バッテリー|スイッチ|自動販売|自動ドア|タクシー|地下鉄|蛍光灯|レントゲン|録音|ロケット|サイレン|受話器|電源|充填|発電|レール|乗用車|ガソリン|タイヤ|ブレーキ|ハンドルを切|エンジン|無線|磁気|ビデオ|フィルム|シャッターを切|カセット|ステレオ|箱から[^。、]{0,8}(?:歌|声|音楽|曲)が(?:流れ|聞こえ)|自動(?:の|で|的に|扉)|(?:つまみ|取っ手|突起|釦|ボタン)を[^。、]{0,4}(?:ひねる|回す|押す|ひねり|押し)[^。]{0,12}(?:明る|灯り?が|点[いっ]|光)|(?:鉄|鋼|金属)の(?:鳥|馬|箱|車|塊)[がは][^。]{0,8}(?:唸|飛|走|横切|空)|(?:唸|うな)る(?:鉄|鋼|金属)の|空を飛ぶ(?:鉄|機械|船)/u,
  digital:
    /スマートフォン|(?<!絵の)画面|動画|充電|モニター|人工衛星|宇宙船|レーザー|検索|スマホ|タブレット|キーボード|パスワード|ダウンロード|サーバー|データ|ネット(?:で|を|に)|ＳＮＳ|携帯|パソコン|コンピュータ|インターネット|テレビ|ロボット|レジ(?!スタ)|レシート|コンビニ|ドローン|メール|アプリ|ウェブ|ミサイル|クレジット/u,
};

/** Rejects things that the world's level of technology does not have. */
export const technology: Check = (draft) => {
  const known = LEVELS.indexOf(draft.facts.technology);
  const unknown = (['steam', 'electric', 'digital'] as const).filter(
    (level) => LEVELS.indexOf(level) > known,
  );
  return faultsOf(
    'technology',
    unknown.flatMap((level) =>
      claimsIn(draft, { words: THINGS[level], unless: /知らない|看板/u, alsoSaid: true }),
    ),
    (words) => `「${words}」はこの世界にない。この世界の道具だけを使う。`,
  );
};

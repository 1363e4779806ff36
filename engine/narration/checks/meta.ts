import { claimsIn } from './claims';
import { faultsOf, type Check } from './check';

const META =
  /AI|ゲーム|プレイヤー|読者|選択肢|作者は|経験値|レベル|ヒットポイント|ステータス|[前次]の章|第[一二三四五]章|このシーン|このターン|次のターン|主人公(?!気)|セーブ|キャラクター|小説は|フィクション|この物語|ユーザー|展開は|転換点|好感度|場面は|クライマックス|エピソード|設定(?:どおり|では|上|に)|シナリオ|伏線|ストーリー|フラグ|言語モデル|チャット|プログラム|アルゴリズム/u;

/** Rejects talk about the text, the game and its readers. */
export const meta: Check = (draft) =>
  faultsOf(
    'meta',
    claimsIn(draft, { words: META, isForm: true, alsoSaid: true }),
    (words) => `「${words}」は物語の外の言葉である。物語の中だけを語る。`,
  );

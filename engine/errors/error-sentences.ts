import type { ModelSettingsErrorCode } from '../compose/model-settings';
import type { OperatorErrorCode } from '../operator/operator-error';
import type { EngineErrorCode } from '../ports/runtime/engine-error';
import type { ModelErrorCode } from '../narration/model/text-model';
import type { SaveError } from '../turn/save';
import type { StoryError } from '../turn/story-error';
import type { ParticipantErrorCode } from '../handlers/participants/read-participant';
import type { WorldErrorCode } from '../world/world-error';
import type { StoryCommandErrorCode } from './story-command-error';

type EngineRoomCode =
  | EngineErrorCode
  | ModelErrorCode
  | ModelSettingsErrorCode
  | OperatorErrorCode
  | ParticipantErrorCode
  | SaveError['code']
  | StoryCommandErrorCode
  | StoryError['code']
  | WorldErrorCode;

/** For the operator: what happened and what to do, at the command line and beside a code in the log. */
export const ERROR_SENTENCES: Readonly<Record<EngineRoomCode, string>> = {
  'bad-command': '指定に誤りがあります。--help で書き方をお確かめ下さい。',
  'seed-malformed': '--seed が整数ではありません。1 や 42 のような整数にして下さい。',
  'serial-malformed': '--serial が 0 以上の整数ではありません。通し番号がなければ 0 にして下さい。',
  'turns-malformed': '--turns が 1 以上の整数ではありません。止めたい節の数にして下さい。',
  'camp-unknown': '--camp の陣営はありません。示された名前から選んで下さい。',
  'category-unknown': '--category の分類はありません。示された名前から選んで下さい。',
  'model-missing': '比べるモデルがありません。--model か STORY_MODEL で選んで下さい。',
  'format-unknown': '--format の形式はありません。text か jsonl にして下さい。',
  'world-not-found': 'その世界はありません。示された名前から選んで下さい。',
  'scene-file-missing':
    '--watch には content/ の場面のファイルが要ります。ほかの指定を外し、ファイルを指定して下さい。',
  'term-empty': '文字か数字のない言葉は登録できません。言葉を見直して下さい。',
  'story-not-found': 'その旅人の物語はありません。uid をお確かめ下さい。',
  'turn-not-found': 'その節はまだ書かれていません。章と節の番号をお確かめ下さい。',
  'story-ended': 'その物語はもう終わっています。続きを書かせることはできません。',
  'participant-not-found': 'その旅人は登録されていません。uid をお確かめ下さい。',
  'showcase-stays': '最初に表示される物語は消せません。隠すときは hide をお使い下さい。',
  'story-model-unknown':
    'STORY_MODEL を読み取れません。offline、google:モデル名、openai-compatible:モデル名 のどれかにして下さい。',
  'story-model-key-missing': 'モデルの鍵がありません。GEMINI_API_KEY を設定して下さい。',
  'story-model-url-missing': 'モデルの場所がありません。STORY_MODEL_URL を設定して下さい。',
  'story-model-url-malformed':
    'STORY_MODEL_URL がアドレスになっていません。http:// か https:// から書いて下さい。',
  'story-model-limit-malformed':
    'モデルの上限や料金の設定が数字になっていません。設定を見直して下さい。',
  'model-busy': 'モデルがこみ合っています。物語は備えつけの文で続くので、そのままお待ち下さい。',
  'model-refused': 'モデルが答えを断りました。続くときは、鍵と利用の条件をお確かめ下さい。',
  'model-failed': 'モデルにつながりません。続くときは、モデルの場所と通信をお確かめ下さい。',
  'model-empty': 'モデルの答えが空でした。物語は備えつけの文で続くので、何もしなくてかまいません。',
  'model-too-long':
    'モデルの答えが長すぎました。物語は備えつけの文で続くので、何もしなくてかまいません。',
  'model-aborted':
    'モデルの答えを待つのをやめました。停止のときに出るもので、何もしなくてかまいません。',
  'entry-missing': '登録の記録がありません。消えた旅人でなければ、もう一度登録してもらって下さい。',
  'entry-unreadable': '登録の記録を読み取れません。データベースの entry をお確かめ下さい。',
  'entry-without-name':
    '名前が空か、見えない文字だけです。旅人に名前を変えてもらうと、物語が続きます。',
  'turn-out-of-step':
    '節の順番が合いません。二重に書かれるのを防いで止めました。続くときは replay をお試し下さい。',
  'chapter-unreadable': '章の記録がこわれています。バックアップから戻して下さい。',
  'record-unreadable': '物語の記録がこわれています。バックアップから戻して下さい。',
  'transaction-unanswered':
    'データベースが書き込みに答えません。自動でやり直します。続くときは、データベースの様子をお確かめ下さい。',
  'record-too-new':
    '物語の記録が新しい版で書かれています。その版のエンジンを動かして下さい。記録はそのまま残っています。',
  'data-too-new':
    'データが新しい版で書かれています。その版のエンジンを動かして下さい。データはそのまま残っています。',
  'save-too-new': '物語の途中の記録が新しい版で書かれています。その版のエンジンを動かして下さい。',
  'save-unreadable': '物語の途中の記録を読み取れません。バックアップから戻して下さい。',
  'no-scene': '次の場面が見つかりません。物語の中身の誤りなので、開発者に知らせて下さい。',
  'unknown-spine': '記録にある筋が見つかりません。前の版に戻すか、開発者に知らせて下さい。',
  'no-action': '選べる行動が見つかりません。物語の中身の誤りなので、開発者に知らせて下さい。',
  'unknown-storylet': '記録にある場面が見つかりません。前の版に戻すか、開発者に知らせて下さい。',
  'unknown-world': '記録にある世界が見つかりません。前の版に戻すか、開発者に知らせて下さい。',
  'cannot-pay':
    '持っている銀貨より多く払おうとしました。物語の中身の誤りなので、開発者に知らせて下さい。',
  'not-owned': '持っていない品を使おうとしました。物語の中身の誤りなので、開発者に知らせて下さい。',
  'hp-out-of-range': '体力が決まりの外に出ました。物語の中身の誤りなので、開発者に知らせて下さい。',
  'thread-not-open':
    '始まっていない話を閉じようとしました。物語の中身の誤りなので、開発者に知らせて下さい。',
  'thread-already-open':
    'もう始まっている話を始めようとしました。物語の中身の誤りなので、開発者に知らせて下さい。',
  'malformed-event':
    '出来事の形が決まりに合いません。物語の中身の誤りなので、開発者に知らせて下さい。',
};

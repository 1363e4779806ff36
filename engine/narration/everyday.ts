/**
 * Words that a text may use without an introduction: parts of the body, hours, places, small numbers. Found by counting
 * the scenes in which each occurs.
 */
const WORDS =
  '手 誰 前 声 目 者 人 先 上 顔 自分 中 下 何 値 指 方 口 端 隣 音 次 分 足 名 客 物 最後 気 頭 止 息 品 数 日 膝 順 首 ' +
  '一枚 一度 一本 一人 二人 三人 二度 三度 何度 空 荷 道 裏 話 袖 銀貨 耳 肩 朝 背 今日 子 底 革袋 半分 背中 腹 相手 左 腰 右 形 ' +
  '落 角 懐 決 主 財布 静 返事 言葉 名前 明日 場所 風 家 別 全員 腕 最初 鼻 側 両手 額 外 間 店 横 代 途中 訊 跡 約束 動 見 ' +
  '火 向 町 確 夜 水 奥 転 集 始 胸 同時 片方 曲 急 縁 場 書 影 掌 島 色 台 預 温 昼 隅 行 宙 一緒 皆 両方 市 全部 今度 本人 ' +
  '身 時間 理由 積 出 倍 代金 一言 隙間 置 表 生 夕方 本当 聞 昨日 先頭 陰 癖 埋 役 岸 手間 喉 仕事 勝手 逆 引 束 両側 浮 ' +
  '所 傷 地面 左手 悲鳴 今朝 世界 主人 内側 味 届 方角 用 宿 左右 脇 旅人 旅 売 買 今 二軒 一歩 内 手前 昔 段 草 山 海 月 星 ' +
  '今夜 晩 夜中 刻 鐘 歯 歯車 帳場 僕 俺 君 彼 客様 得 四人 三年';

const EVERYDAY: ReadonlySet<string> = new Set(WORDS.split(' '));

export function isEveryday(word: string): boolean {
  return EVERYDAY.has(word);
}

import type { GoodsSheet } from './goods-sheet';

export const BOOKS_SHEET: GoodsSheet = [
  [101, 8, 'sea', 'paper'], // 潮汐表
  [102, 11, 'sea', 'paper'], // 干物百珍
  [103, 14, 'money', 'paper'], // 値切りの作法
  [104, 18, 'money', 'paper'], // 屋台から始める商い
  [105, 16, 'ink', 'sign'], // 看板文字の手本帖
  [106, 34, 'money', 'secret'], // 贋金の見分け方
  [107, 45, 'money', 'memory'], // 貸した側だけの帳面
  [108, 60, 'secret', 'money'], // 名を書かない客の注文控
  [109, 26, 'travel', 'weather'], // 霧渡り紀行
  [110, 30, 'paper', 'sea', 'memory'], // 灯台守の日誌
  [111, 240, 'magic', 'memory'], // 後悔順蔵書目録
  [112, 130, 'magic', 'time'], // 返却期限のない本
  [113, 20, 'magic', 'paper'], // 初級呪文綴り
  [114, 5, 'paper'], // まだ白紙の卒業論文
  [115, 9, 'paper', 'secret'], // 追試の過去問
  [116, 28, 'paper', 'magic'], // 使い魔に選ばれるには
  [117, 75, 'paper', 'magic'], // 火の粉をあやす百の詩
  [118, 36, 'paper', 'secret'], // 夜に読む植物誌
  [119, 40, 'paper', 'time'], // 鐘の撞き方
  [120, 310, 'paper', 'time', 'secret'], // 七つ目の鐘について
  [121, 88, 'time'], // 時計職人の覚え書き
  [122, 52, 'secret', 'memory'], // 時計館の宿帳
  [123, 48, 'secret', 'paper'], // 九人ぶんの証言録
  [124, 32, 'paper', 'secret'], // 内から掛かる鍵の話
  [125, 66, 'paper', 'secret'], // 毒と匙加減
  [126, 17, 'sign', 'paper'], // 旗取り合戦心得
  [127, 21, 'sign', 'paper'], // 降参の美学
  [128, 10, 'paper', 'food'], // 竈と麦の一年
  [129, 9, 'paper', 'memory'], // 山羊と暮らす
  [130, 7, 'paper', 'memory'], // 湯加減帳
  [131, 15, 'paper', 'memory', 'secret'], // だれも開けない手紙
  [132, 12, 'plant', 'fragile', 'memory'], // 押し花帖
  [133, 8, 'paper'], // 数え歌の絵本
  [134, 58, 'sky'], // 星の名づけ辞典
  [135, 42, 'sea', 'weather'], // 濡れても読める詩集
  [136, 27, 'lock', 'secret', 'memory'], // 鍵つきの日記
  [137, 180, 'weather', 'magic'], // 雨の日に開く写本
  [138, 260, 'time', 'secret'], // 頁の破れた年代記
  [139, 420, 'precious', 'paper'], // 金泥の経巻
  [500, 12, 'paper', 'seal', 'money'], // 露店営業申請書
  [501, 30, 'paper', 'seal', 'sign'], // 屋号使用願
  [502, 18, 'paper', 'seal', 'travel'], // 霧橋の通行許可証
  [503, 25, 'paper', 'seal', 'secret'], // 禁書閲覧申請書
  [504, 3, 'paper', 'seal'], // 追試験願
  [505, 8, 'paper', 'seal'], // 使い魔飼育届
  [506, 20, 'paper', 'seal', 'sign'], // 休戦申請書
  [507, 2, 'paper', 'seal'], // 夜間灯火届
  [508, 1, 'paper', 'seal', 'memory'], // 落とし物受取申請書
  [509, 45, 'paper', 'seal'], // 改名申請書
  [510, 90, 'paper', 'seal', 'time'], // 刻限延長願
];

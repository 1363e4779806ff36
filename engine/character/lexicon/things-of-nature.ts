import type { ThingId } from '../vocabulary/things';
import type { Entry } from './entry';

export const THINGS_OF_NATURE = {
  cats: {
    label: '猫',
    topics:
      '猫 ねこ ネコ にゃんこ ニャンコ 子猫 仔猫 野良猫 黒猫 もふもふ モフモフ 🐱 🐈 cats? kittens?',
    sure: '愛猫家 猫派 猫に目がな 猫を飼 猫🐱?(?:と|を)(?:暮ら|吸)',
  },
  dogs: {
    label: '犬',
    topics: '犬 いぬ イヌ わんこ ワンコ 子犬 仔犬 柴犬 🐶 🐕 dogs? pupp(?:y|ies)',
    sure: '愛犬家 犬派',
  },
  birds: {
    label: '鳥',
    topics: '鳥 小鳥 鶏 にわとり ニワトリ カラス 雀 文鳥 鳩 鷹 フクロウ 梟 ペンギン 🐦 birds?',
  },
  horses: { label: '馬', topics: '馬 牛 山羊 羊 ヤギ 🐴 horses? goats?' },
  animals: {
    label: '動物',
    topics:
      '動物 生き物 獣 けもの ペット うさぎ ウサギ 兎 ねずみ ネズミ 鼠 ハムスター 狼 熊 狐 狸 animals? rabbits? mice rats?',
  },
  insects: {
    label: '虫',
    topics: '虫 昆虫 蜘蛛 クモ 蝶 カブトムシ 毛虫 ゴキブリ 蜂 蛍 insects? bugs? spiders?',
  },
  snakes: { label: '蛇', topics: '蛇 ヘビ トカゲ 爬虫類 蛙 カエル 亀 snakes? frogs? reptiles?' },
  flowers: {
    label: '花',
    topics: '花 草花 植物 桜 薔薇 バラ 木 森 苔 きのこ キノコ 茸 自然 🌸 🌻 flowers? plants?',
  },
  children: {
    label: '子ども',
    topics: '子ども 子供 こども 赤ん坊 赤子 ガキ 幼子 孫 children kids bab(?:y|ies)',
    sure: '子煩悩',
  },
  people: {
    label: '人',
    topics:
      '人 人間 他人 人々 女 女性 女の子 男 美女 美人 美少年 イケメン 若い娘 人と話すの 人付き合い おしゃべり お喋り people',
    sure: '女好き 人好き 女たらし 女に目がな 人懐っこ 人なつっこ',
  },
  sweets: {
    label: '甘いもの',
    topics:
      '甘いの 甘いもの 甘い物 甘味 お菓子 菓子 団子 饅頭 まんじゅう 大福 羊羹 餡子 あんこ あんぱん 飴 飴玉 砂糖 蜂蜜 はちみつ ケーキ プリン チョコ チョコレート クッキー アイス パフェ ドーナツ ドーナッツ 飴細工 金平糖 こんぺいとう 果物 りんご 林檎 リンゴ 苺 いちご 桃 蜜柑 みかん どら焼き たい焼き 鯛焼き 最中 おはぎ ぼたもち 栗 焼き芋 芋 スイーツ マカロン 干し柿 柿 🍰 🍩 🍡 🍎 🍮 🍫 sweets? cakes? candy chocolate cookies? sugar honey',
    sure: '甘党 甘いもの(?:が|さえ)あれば 甘いもの(?:で|に)(?:釣|つ)られ sweet_tooth',
  },
  alcohol: {
    label: '酒',
    topics:
      '飲み歩き 晩酌 ハイボール カクテル 酒 お酒 日本酒 葡萄酒 ワイン ビール 地酒 酒盛り 宴会 飲み会 焼酎 エール ウイスキー 🍺 🍶 🍷 beer wine alcohol ale sake drinking',
    sure: '酒豪 大酒飲み 大酒呑み 酒飲み 酒呑み のんべえ 呑兵衛 飲んだくれ 呑んだくれ 酒好き 酒に強 酒がないと 酒さえ 酒びたり 酒浸り 蟒蛇 うわばみ ザル drunkard',
  },
  meat: {
    label: '肉',
    topics:
      '肉 お肉 焼肉 焼き肉 串焼き 鶏肉 牛肉 豚肉 骨付き肉 唐揚げ からあげ ステーキ ハンバーグ ハム ベーコン 🍖 🍗 meat steak bacon',
  },
  fish: {
    label: '魚',
    topics:
      '魚 お魚 焼き魚 刺身 寿司 鰻 うなぎ 秋刀魚 鮭 干物 さば 鯖 蛸 たこ 烏賊 貝 海老 蟹 カニ 牡蠣 🍣 sushi seafood',
  },
  vegetables: {
    label: '野菜',
    topics:
      '野菜 人参 にんじん ニンジン ピーマン トマト 茄子 なす ナス 葱 ねぎ ネギ 大根 きゅうり キュウリ 胡瓜 南瓜 かぼちゃ カボチャ 椎茸 しいたけ ほうれん草 パクチー セロリ 豆 納豆 豆腐 梅干し 漬物 苦いもの 苦いの 酸っぱいもの 酸っぱいの らっきょう ゴーヤ vegetables? carrots? tomato(?:es)? onions? beans',
  },
  'spicy-food': {
    label: '辛いもの',
    topics: '辛いの 辛いもの 辛い物 唐辛子 激辛 山葵 わさび ワサビ カレー 🌶 spicy_food chili curry',
    sure: '辛党',
  },
  tea: {
    label: 'お茶',
    topics: '茶 お茶 熱いお茶 紅茶 緑茶 珈琲 コーヒー 抹茶 牛乳 ミルク 🍵 ☕ tea coffee milk',
    sure: 'カフェイン中毒',
  },
  bread: {
    label: 'パン',
    topics:
      'パン 焼きたてのパン おにぎり お握り 握り飯 ご飯 米 白飯 卵焼き 玉子焼き 卵かけご飯 卵 チーズ バター ピザ 餅 サンドイッチ 🍙 🍞 🍕 bread cheese pizza rice',
  },
  noodles: {
    label: '麺',
    topics: '蕎麦 そば うどん ラーメン 麺 素麺 パスタ 🍜 ramen noodles? pasta',
  },
  eating: {
    label: '食べること',
    topics:
      '食べること 食べるの 食うこと 食い物 食べ物 食事 飯 ごはん 朝ごはん 夕飯 晩飯 弁当 お弁当 鍋 スープ 汁物 うまいもの 旨いもの 美味しいもの おいしいもの グルメ 食べ歩き 珍味 food eating meals?',
    sure: '食いしん坊 食い道楽 美食家 グルメ',
  },
  medicine: { label: '薬', topics: '薬 苦い薬 粉薬 医者 注射 病院 medicine doctors?' },
  morning: {
    label: '朝',
    topics:
      '朝 早朝 早起き 朝日 朝焼け 日の出 太陽 日光 日差し 晴れ 晴れの日 ひなたぼっこ 日向ぼっこ 日向 青空 春 ☀ mornings? sunshine',
  },
  night: {
    label: '夜',
    topics: '夜 夜更かし 夜道 夕焼け 夕暮れ 暗い所 暗いところ 闇 暗闇 影 🌙 nights? darkness',
  },
  rain: { label: '雨', topics: '雨 雨の日 雨音 傘 曇り 梅雨 霧 雷 嵐 湿気 ☔ rain storms?' },
  cold: { label: '寒さ', topics: '寒さ 寒いの 寒い日 雪 冬 氷 ❄ cold snow winter', sure: '寒がり' },
  heat: {
    label: '暑さ',
    topics: '暑さ 暑いの 暑い日 夏 熱いもの 熱い物 汗 heat summer',
    sure: '',
  },
  sea: {
    label: '海',
    topics: '海 波 波の音 潮風 港 船 川 水 水遊び 湖 川遊び 泳ぐこと 🌊 sea ocean',
  },
  mountains: {
    label: '山',
    topics:
      '山 山登り 高い所 高いところ 高い場所 丘 森歩き 山歩き キャンプ 焚き火 mountains? forests?',
  },
  stars: { label: '星', topics: '星 星空 月 夜空 空 雲 虹 流れ星 天体 ⭐ ✨ stars? moon sky' },
  fire: {
    label: '火',
    topics:
      '火 炎 焚き火 たき火 花火 爆発 爆弾 火薬 燃やすこと 燃やすの 煙 🔥 💣 fire explosions? flames',
    sure: '放火魔 火遊び(?:が好|をやめ) pyromaniac',
  },
} satisfies Partial<Record<ThingId, Entry>>;

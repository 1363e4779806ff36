import type { TradeId } from '../vocabulary/trades';
import type { TradeEntry } from './trade-entry';

export const TRADES_OF_LAND = {
  cook: {
    label: '料理人',
    words:
      '料理人 料理番 料理長 コック シェフ 板前 板長 調理師 寿司職人 寿司屋 蕎麦屋 そば屋 うどん屋 ラーメン屋 屋台の主人 食堂の(?:おばちゃん|おばさん|主人|娘) 飯炊き 賄い 給食のおばさん 豆腐屋 定食屋 天ぷら屋 おでん屋 弁当屋 cook chef',
    skills: ['cook'],
  },
  baker: {
    label: 'パン屋',
    words: 'パン屋 パン職人 製パン師 粉屋 粉挽き 水車番 ケーキ屋 baker',
    skills: ['cook'],
  },
  confectioner: {
    label: '菓子職人',
    words:
      '菓子職人 菓子屋 和菓子職人 和菓子屋 団子屋 飴細工師 飴屋 飴売り パティシエ パティシエール 餅屋 饅頭屋 煎餅屋 鯛焼き屋 チョコレート職人 confectioner p[aâ]tissier',
    skills: ['cook'],
  },
  brewer: {
    label: '杜氏',
    words:
      '杜氏 酒造り 酒蔵の? 蔵人 醸造家 味噌屋 醤油屋 バーテンダー バーのマスター 酒場の(?:主人|娘|おやじ|女将|マスター) 居酒屋(?:の(?:店主|主人|女将|大将)|(?=を(?:やって|営|開))) brewer bartender',
    skills: ['cook', 'listen'],
  },
  innkeeper: {
    label: '宿屋',
    words:
      '宿屋 旅籠 宿の(?:主人|女将|娘|息子) 温泉宿の(?:主人|女将|娘) 民宿 旅館の(?:女将|主人|娘) 湯屋 風呂屋 銭湯の(?:番台|主人|娘) 仲居 給仕 ウェイトレス ウェイター 看板娘 喫茶店の?(?:マスター|店主) innkeeper waitress waiter barista',
    skills: ['listen', 'cook'],
  },
  farmer: {
    label: '百姓',
    words:
      '百姓 農夫 農民 農家 農婦 小作人 米農家 酪農家 果樹園の? りんご農家 養蜂家 蜂飼い 茶摘み 村人 村娘 田舎者 farmer peasant beekeeper',
    skills: ['farm'],
  },
  gardener: {
    label: '庭師',
    words:
      '庭師 植木屋 植木職人 園芸家 花売り 花守り 森番 墓守の庭師 植物学者 gardener botanist florist',
    skills: ['farm'],
  },
  herder: {
    label: '羊飼い',
    words:
      '羊飼い 山羊飼い 牛飼い 牧童 馬飼い 馬子 カウボーイ 牧場主 厩番 馬丁 調教師 鷹匠 猛獣使い 獣使い 動物使い 飼育員 ビーストテイマー テイマー ブリーダー トリマー shepherd herder cowboy falconer beast_tamer',
    skills: ['animals'],
  },
  fisher: {
    label: '漁師',
    words:
      '漁師 海女 海士 漁夫 釣り師 釣り人 網元 川漁師 鵜匠 カニ漁師 鯨捕り fisherman fisher angler',
    skills: ['fish', 'read-weather'],
  },
  hunter: {
    label: '猟師',
    words:
      '猟師 狩人 マタギ ハンター(?!志) 罠師 密猟者 レンジャー 魔物狩り 竜狩り 賞金稼ぎ 妖怪退治屋 退魔師 バウンティハンター ヴァンパイアハンター hunter ranger bounty_hunter',
    skills: ['hunt'],
  },
  woodcutter: {
    label: '木こり',
    words: '木こり きこり 樵 炭焼き 薪割り 薪売り 山守 林業 杣人 woodcutter lumberjack',
    skills: ['strength', 'build'],
  },
  miner: {
    label: '坑夫',
    words:
      '坑夫 鉱夫 炭鉱夫 金掘り 採掘師 穴掘り 井戸掘り 発掘屋 トレジャーハンター 宝探し屋 miner treasure_hunter',
    skills: ['strength', 'endure'],
  },
  sailor: {
    label: '船乗り',
    words:
      '船乗り 水夫 船員 船長 船頭 渡し守 航海士 操舵手 水先案内人 灯台守 船医 海軍 飛空艇乗り 飛行士 パイロット 宇宙飛行士 甲板員 潜水夫 漕ぎ手 sailor captain pilot astronaut',
    skills: ['sail', 'read-weather'],
  },
  pirate: {
    label: '海賊',
    words: '海賊 空賊 海賊船の船長 海賊王(?!に) pirate',
    skills: ['sail', 'fight-blade'],
  },
} satisfies Partial<Record<TradeId, TradeEntry>>;

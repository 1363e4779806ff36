import type { TradeId } from '../vocabulary/trades';
import type { TradeEntry } from './trade-entry';

export const TRADES_OF_CRAFT = {
  healer: {
    label: '薬師',
    words:
      '薬師 薬草師 薬草摘み 薬売り 薬屋 薬剤師 医者(?!が|は(?:嫌|苦)|嫌) 医師 町医者 闇医者 軍医 獣医 歯医者 看護師 看護婦 衛生兵 治療師 治癒師 癒し手 回復術[師士] 治癒術[師士] 回復職 保健師 理学療法士 救急隊員 ヒーラー 回復役 整体師 按摩 鍼師 産婆 助産師 介護士 僧医 医学生 医者見習い doctor nurse healer medic physician herbalist pharmacist',
    skills: ['heal'],
  },
  merchant: {
    label: '商人',
    words:
      '商人 豪商 商売人 店主 店長 若旦那 大旦那 女将 古物商 古道具屋 骨董屋 骨董商 質屋 金貸し 高利貸し 両替商 問屋 呉服屋 八百屋 魚屋 肉屋 花屋 本屋 古本屋 雑貨屋 油屋 米屋 酒屋 道具屋 武器屋 武器商人 宝石商 貿易商 奴隷商 乾物屋 茶屋 駄菓子屋 金物屋 番頭 丁稚 手代 社長 経営者 起業家 セールスマン 営業マン 営業 売り子 merchant trader shopkeeper salesman businessman',
    skills: ['bargain'],
  },
  peddler: {
    label: '行商人',
    words: '行商人 行商 旅商人 露天商 露店商 屋台の? 香具師 物売り 棒手振り 旅の商人 peddler',
    skills: ['bargain', 'find-way'],
  },
  carpenter: {
    label: '大工',
    words:
      '大工 棟梁 宮大工 船大工 建具師 建具職人 建築家 建築士 家具職人 指物師 木工職人 桶屋 桶職人 左官 屋根職人 屋根葺き とび職 鳶職 鳶 土木作業員 大道具 carpenter builder architect',
    skills: ['build'],
  },
  mason: {
    label: '石工',
    words: '石工 石切り 石屋 彫り師 彫刻家 彫刻師 仏師 煉瓦職人 瓦職人 mason sculptor',
    skills: ['build', 'endure'],
  },
  smith: {
    label: '鍛冶屋',
    words:
      '鍛冶屋 鍛冶師 鍛冶職人 鍛冶 刀鍛冶 刀匠 刀工 鋳物師 研ぎ師 研ぎ屋 錠前師 錠前屋 銀細工師 金細工師 彫金師 溶接工 blacksmith smith locksmith',
    skills: ['smith'],
  },
  mechanic: {
    label: 'からくり師',
    words:
      'からくり師 からくり職人 機械工 機関士 整備士 整備工 発明家 修理屋 修理工 技師 技術者 電気工 人形師 inventor mechanic tinkerer',
    skills: ['mend'],
  },
  clockmaker: {
    label: '時計職人',
    words: '時計職人 時計師 時計屋 時計技師 オルゴール職人 楽器職人 調律師 clockmaker watchmaker',
    skills: ['mend', 'observe'],
  },
  craftsman: {
    label: '職人',
    words:
      '職人(?!気質|肌|芸) 細工師 飾り職人 飾り師 革職人 靴職人 靴屋 帽子屋 鞄職人 紙漉き 和紙職人 提灯職人 提灯屋 傘職人 傘張り 傘屋 蝋燭職人 蠟燭屋 ろうそく屋 ガラス職人 硝子職人 人形職人 漆職人 塗師 表具師 籠職人 竹細工職人 工員 玩具職人 おもちゃ職人 工芸家 鏡職人 眼鏡職人 craftsman artisan shoemaker cobbler',
    skills: ['mend'],
  },
  potter: {
    label: '陶工',
    words: '陶工 陶芸家 焼き物師 瀬戸物屋 壺職人 窯元 potter',
    skills: ['appraise', 'mend'],
  },
  tailor: {
    label: '仕立屋',
    words:
      '仕立て屋 仕立屋 お針子 針子 縫い子 洋裁師 テーラー 服屋 デザイナー 刺繍職人 刺繍師 tailor seamstress',
    skills: ['sew'],
  },
  weaver: {
    label: '機織り',
    words:
      '機織り(?!が|の腕) 織り子 織物職人 染物屋 染め物屋 染物職人 染色家 紺屋 糸紡ぎ 絨毯職人 weaver dyer',
    skills: ['sew'],
  },
} satisfies Partial<Record<TradeId, TradeEntry>>;

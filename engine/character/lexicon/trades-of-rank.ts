import type { TradeId } from '../vocabulary/trades';
import type { TradeEntry } from './trade-entry';

export const TRADES_OF_RANK = {
  detective: {
    label: '探偵',
    words:
      '名探偵 探偵 刑事 警察官 警官 お巡りさん 岡っ引き 目明かし 同心 捜査官 鑑識 調査員 尋ね人屋 探し物屋 少年探偵 検視官 デカ detective police_officer cop investigator',
    skills: ['observe'],
  },
  official: {
    label: '役人',
    words:
      '役人(?!が|は) 官吏 公務員 代官 関守 市役所職員 税吏 徴税人 税務署員 番所の役人 外交官 大臣 政治家(?!が|は) 村長 町長 市長 秘書 書記官 奉行 検査官 駅員 駅長 official politician diplomat tax_collector',
    skills: ['write', 'calculate'],
  },
  judge: {
    label: '裁判官',
    words:
      '裁判官 判事 弁護士 代言人 検事 検察官 法律家 公証人 仲裁人 審判 調停人 レフェリー judge lawyer',
    skills: ['persuade', 'observe'],
  },
  noble: {
    label: '貴族',
    words:
      '貴族(?!が|は|嫌) 没落貴族 公爵 侯爵 伯爵 子爵 男爵 令嬢 公爵令嬢 悪役令嬢 伯爵令嬢 お嬢様(?!に|の|を) 御曹司 箱入り娘 領主 公家 若様 貴公子 地主 王子様?(?!を|に|と) 王女 姫(?!を|に|君を) お姫様(?!を|に|だっこ) 皇子 皇女 第[一二三四五]王子 第[一二三四五]王女 noble(?:man|woman)? prince princess duke count(?:ess)?_of lady_of',
    skills: ['persuade'],
  },
  ruler: {
    label: '王',
    words:
      '国王 女王(?!様気質) 王様(?!に|が) 皇帝 大王 君主 殿様 将軍様 大名 帝 魔王(?!軍) 覇王 首領 頭領 族長 酋長 組長 ボス(?!に|が) 総帥 教祖 king queen emperor chief',
    skills: ['lead'],
  },
  hero: {
    label: '勇者',
    words:
      '勇者(?!に|を) 英雄(?!に|を) 救世主 選ばれし者 聖女 聖人 正義の味方 ヒーロー 魔法少女 転生者 異世界人 異世界転生 hero saint chosen_one',
    skills: ['lead', 'fight-blade'],
  },
  servant: {
    label: '奉公人',
    words:
      '奉公人 奉公 召使い 使用人 執事 メイド 女中 下男 下女 侍女 侍従 小間使い 従者 小姓 乳母 家政婦 家政夫 主婦 専業主婦 主夫 お手伝い(?:さん)? 子守 ベビーシッター butler maid servant housewife nanny',
    skills: ['cook', 'listen'],
  },
  cleaner: {
    label: '掃除屋',
    words:
      '掃除屋 掃除夫 掃除婦 掃除人 清掃員 煙突掃除(?:人|夫|屋)? 洗濯屋 洗濯女 屑屋 くず屋 ゴミ拾い どぶさらい 灯り番 点灯夫 街灯点灯夫 ランプ点灯夫 窓拭き cleaner janitor chimney_sweep',
    skills: ['climb', 'endure'],
  },
} satisfies Partial<Record<TradeId, TradeEntry>>;

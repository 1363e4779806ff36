import type { SkillId } from '../vocabulary/skills';
import type { Entry } from './entry';

export const SKILLS_OF_BODY = {
  'fight-blade': {
    label: '剣',
    topics:
      '剣 剣術 剣技 刀 居合 居合い 抜刀 剣道 短剣 ナイフ 槍 槍術 薙刀 斧 大剣 太刀 フェンシング 武器 刃物 剣の腕 大剣使い 短剣使い 二刀流の相手 swords? swordplay swordsmanship fencing blades? spear',
    sure: '(?:剣道|フェンシング|薙刀|なぎなた|居合)部 剣を(?:振|使|握|極) 刀を(?:抜|振|使|極) 剣豪 剣聖 剣の達人 槍を(?:振|使)',
  },
  'fight-two-blades': {
    label: '双剣',
    topics:
      '双剣 二刀流 二刀 双刃 双刀 両手剣術 two_swords dual_blades twin_blades dual_wield(?:ing|er)?',
    sure: '双剣を 二本の(?:剣|刀|短剣|ナイフ) 双剣使い 二刀流',
  },
  'fight-bare-hands': {
    label: '組み打ち',
    topics:
      '喧嘩 ケンカ けんか 格闘 格闘技 拳 柔道 空手 相撲 体術 素手 拳法 組み打ち ボクシング レスリング 合気道 戦い 戦闘 戦うの 武術 武道 fighting karate judo boxing wrestling martial_arts',
    sure: '(?:柔道|空手|相撲|ボクシング|レスリング|合気道|拳法|応援)部 喧嘩が強 喧嘩に強 腕っぷしが強 腕っ節が強 腕が立つ 腕に覚え 百戦錬磨 負け知らず 戦いに明け暮れ 拳で 無敗',
  },
  shoot: {
    label: '射る',
    topics:
      '弓 弓矢 弓術 弓道 射撃 狙撃 銃 鉄砲 投げナイフ 石投げ 的当て 吹き矢 手裏剣 ダーツ 的 投擲 archery shooting bows? guns? darts',
    sure: '(?:弓道|アーチェリー|射撃|ダーツ|野球|ソフトボール|ハンドボール)部 百発百中 狙いを外さ 弓を(?:引|使|射) 的を外さ 狙った(?:獲物|的|もの)は',
  },
  strength: {
    label: '力',
    topics:
      '力仕事 荷揚げ 腕力 腕相撲 力比べ 重量挙げ 筋トレ 怪力 体力 力 arm_wrestling heavy_lifting',
    sure: '脳筋 力持ち 怪力 馬鹿力 バカ力 力が強 力は強 力自慢 腕力が 腕っぷし 腕っ節 筋骨隆々 大岩を 岩を(?:砕|持ち上) 片手で(?:馬|牛|岩|樽|大人)[^、。]{0,3}持ち上 体力(?:が|は|に)(?:ある|自信|あり|無限) super_strong very_strong strong_as',
  },
  run: {
    label: '走る',
    topics:
      '足 走るの 走ること 駆けっこ かけっこ 走り 逃げ足 早駆け 飛脚走り 徒競走 マラソン running sprinting',
    sure: '(?:陸上|サッカー|バスケ|バスケットボール?|バスケットボール|バレー|バレーボール|テニス|ソフトテニス|ラグビー|卓球|バドミントン|駅伝|ホッケー|ハンドボール)部 運動部 体育会系 足が(?:速|早|はや) 足は(?:速|早|はや) 俊足 快足 韋駄天 駿足 逃げ足(?:が|は|だけは)?(?:速|早) 風より(?:速|早) runs?_fast fast_runner',
  },
  climb: {
    label: '登る',
    topics:
      '木登り 崖登り 登山 壁登り 高いところ 軽業 綱渡り 身のこなし 身軽さ 体操 跳躍 アクロバット 山歩き 山登り climbing acrobatics',
    sure: '(?:登山|山岳|体操|新体操|ワンゲル|ワンダーフォーゲル|クライミング)部 身軽 身が軽 身のこなしが(?:軽|速) (?:木|崖|壁|屋根)に(?:登|上|のぼ) 屋根から屋根 軽業 climbs?',
  },
  swim: {
    label: '泳ぐ',
    topics: '泳ぎ 水泳 泳ぐの 泳ぐこと 潜水 潜るの 潜り swimming diving',
    sure: '(?:水泳|水球)部 (?<!、)泳げる(?!よう) (?:どこまでも|誰より(?:も)?速く)泳 海に潜 息が長く続 swims?_well',
  },
  ride: {
    label: '乗る',
    topics: '乗馬 馬術 騎馬 馬 馬の扱い 手綱さばき 運転 操縦 バイク 竜騎 御者 riding driving',
    sure: '(?:馬術|乗馬|自動車)部 馬に乗 馬を(?:操|駆|駆け) 何にでも乗 どんな馬でも 竜に乗',
  },
  sail: {
    label: '船',
    topics: '船 操船 航海 航海術 帆 舟 船の操縦 櫓 漕ぎ 舵 船旅 sailing boats? navigation',
    sure: '(?:ヨット|ボート|カヌー|漕艇)部 船を(?:操|漕|出) 舟を(?:操|漕|出) 舵を(?:取|握) 潮を読 風を読 波を読',
  },
  endure: {
    label: 'こらえる',
    topics: '我慢 徹夜 断食 寒さ 暑さ 痛み 長旅 貧乏 ',
    sure: '我慢強 打たれ強 しぶとい しぶとさ 丈夫 頑丈 風邪(?:を|は)(?:引|ひ)(?:いたことがない|かない) 不死身 不死 死なない タフ 寒さに強 暑さに強 痛みに強 痛みを感じな 眠らなくても 寝なくても 三日寝 腹(?:が|を)(?:減|空)(?:ら|か)ない 生命力が 回復が(?:早|速) 打たれても immortal tough cannot_die',
  },
  hide: {
    label: '忍ぶ',
    topics:
      '隠れるの かくれんぼ 隠密 忍び 忍術 潜入 変装 尾行 気配を消すの 身を隠すの 木の葉隠れ stealth hiding sneaking',
    sure: '気配を(?:消|殺|断) 影が薄 影の薄 存在感が(?:ない|薄|無) 足音(?:が|を|も)(?:しない|立て|た(?:て|た)|消|無|ない) 誰にも気づかれ 姿を(?:消|隠)せ? 透明(?:人間|になれ) 壁を(?:抜|すり抜)け 変装 忍び足 人に気づかれ 地味(?:で|すぎて)目立たな 目立たな invisible unnoticed sneaky',
  },
  deliver: {
    label: '届ける',
    topics: '配達 荷運び 運び屋 届け物 郵便 宅配 運ぶの 運搬 deliver(?:y|ies|ing)',
    sure: '新聞配達 荷を(?:運|届) 荷物を(?:運|届) 手紙を(?:届|運) 必ず届け (?:何|なん)でも(?:運|届) delivers?_(?:letters|mail|packages)',
  },
} satisfies Partial<Record<SkillId, Entry>>;

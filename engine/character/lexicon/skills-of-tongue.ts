import type { SkillId } from '../vocabulary/skills';
import type { Entry } from './entry';

export const SKILLS_OF_TONGUE = {
  bargain: {
    label: '値切る',
    topics:
      '値切り 値切るの 値切ること 値引き 商売 商い 交渉 駆け引き 取引 金儲け 値段交渉 商才 接客 営業 セールス 売り込み 物々交換 売るの 節約 やりくり bargaining haggling trade sales business negotiation',
    sure: '値切(?:る|り|ら|っ)(?:の|こと)? 商才 商魂 売り物に 何でも売 金儲けが 儲け話 haggles?',
  },
  persuade: {
    label: '口説く',
    topics:
      '説得 話術 弁論 口喧嘩 口げんか おしゃべり 演説 人付き合い 社交 仲裁 接待 話すの 喋るの 会話 口 議論 屁理屈 スピーチ 人を笑わせるの talking persuasion debate speeches conversation',
    sure: '(?:放送|弁論|ディベート|英語|ESS)部 口がうま 口が上手 口の(?:うま|上手|達者) 口が達者 口達者 弁が立 弁の立 口八丁 人たらし (?:誰|だれ)とでも(?:仲良く|友達に|打ち解け|話せ|すぐ) 人を丸め 言いくるめ 人を説得 人を和ませ 場を和ませ 仲裁 人付き合いがうま 愛嬌(?:がある|で|たっぷり) モテる コミュ力(?:が|は)?(?:高|お化け|おばけ|の塊) charming smooth_talker',
  },
  listen: {
    label: '聞く',
    topics:
      '聞き上手 人の話を聞くの 話を聞くの 聞くこと 相談 相談事 聞き役 慰めるの 励ますの listening',
    sure: '聞き上手 聞き役 (?:人の)?話を(?:よく|最後まで|ちゃんと|じっくり)聞 相談に乗 相談され 人の(?:気持ち|心|痛み)(?:が|を)(?:わか|分か|察|感じ|読) 空気(?:が|を)読(?:め|む|み)(?!な) 察しがい 察しが良 気配り 共感力 愚痴を聞 good_listener',
  },
  deceive: {
    label: '騙す',
    topics:
      '変化 変身 化けるの 化けること 嘘 うそ ウソ 嘘をつくの 詐欺 ハッタリ はったり いかさま イカサマ 騙すの 芝居 とぼけるの ごまかし 言い訳 悪だくみ 悪巧み 罠にはめるの lying bluffing deception lies',
    sure: '嘘つき 嘘吐き うそつき ウソつき 大嘘つき ホラ吹き ほら吹き 法螺吹き 口から出まかせ 二枚舌 人を(?:騙|だま|欺|化か) 嘘(?:を|ばかり|しか)つ(?:く|い)(?!の|こと|のが|けな|かな) 平気で嘘 猫をかぶ 猫かぶり liar lies_a_lot',
  },
  sing: {
    label: '歌',
    topics:
      '歌 唄 うた 歌うの 歌うこと 合唱 カラオケ 声楽 子守唄 子守歌 民謡 音楽 楽器 トランペット サックス フルート クラリネット ベース チェロ オカリナ キーボード オルガン 尺八 笛 三味線 琴 ギター ピアノ 太鼓 リュート 竪琴 演奏 作曲 バイオリン 琵琶 ドラム ハーモニカ 口笛 singing songs? music guitar piano flute violin drums',
    sure: '(?:吹奏楽|軽音|軽音楽|合唱|コーラス|音楽|オーケストラ|弦楽|ギター|箏曲)部 美声 歌声 いい声で 歌がうま 歌の上手 歌で人 笛を吹 (?:琴|竪琴|三味線|リュート|ギター|ピアノ|琵琶)を(?:弾|奏) sings?_(?:well|beautifully)',
  },
  perform: {
    label: '芸',
    topics:
      '踊り ダンス 舞 演技 物まね 物真似 モノマネ 声真似 手品 奇術 大道芸 曲芸 落語 漫才 語り 語るの 読み聞かせ 昔話 腹話術 人を笑わせる 一発芸 ジャグリング dancing acting juggling storytelling mimicry magic_tricks',
    sure: '(?:演劇|ダンス|落語|チア|バトン|漫才)部 (?:演劇|ダンス)サークル 落研 お笑い研究会 物まね 物真似 声真似 踊りがうま 舞を舞 踊(?:る|れば) 人を笑わせ 笑わせるのが 玉乗り 綱渡り 話を語 dances? juggles?',
  },
  teach: {
    label: '教える',
    topics:
      '教えるの 教えること 子守 子守り 子どもの世話 子供の世話 育児 指導 子育て 家庭教師 説教 教育 teaching babysitting',
    sure: '教え上手 教えるのがうま 面倒見がい 面倒見が良 面倒見のい 面倒見の良 子ども(?:に|から)好かれ 子供(?:に|から)好かれ 子守り? 子育て 世話焼き teaches',
  },
  lead: {
    label: '率いる',
    topics:
      '指揮 統率 仕切るの まとめ役 采配 戦術 軍略 作戦 作戦立案 段取り 号令 企画 計画 根回し leadership strategy tactics planning',
    sure: '(?<=部の)(?:副?部長) 主将 キャプテン 生徒会長 学級委員長? 班長 委員長 リーダー(?!に弱) 仕切り屋 仕切りたが 姉御肌 姐御肌 親分肌 兄貴肌 みんなを(?:まと|引っ張) 皆を(?:まと|引っ張) 人を(?:率|まと|束ね|動か) 隊を率 軍を率 カリスマ 頼(?:られ|りにされ) 参謀 軍師 先頭に立 natural_leader leads',
  },
} satisfies Partial<Record<SkillId, Entry>>;

import type { TemperId } from '../vocabulary/tempers';
import type { Entry } from './entry';

export const TEMPERS_OF_HEART = {
  kind: {
    label: '優しい',
    sure: '優し やさし(?!い味) 親切 思いやり 慈悲 慈愛 心が(?:広|きれい|綺麗) 心優し kind(?!_of) kind-?hearted caring',
  },
  gentle: {
    label: '穏やか',
    sure: '怒(?:ったこと|ること)が(?:な|あり) 穏やか おだやか 温厚 おっとり おとなし 大人し 物腰(?:が|の)(?:柔|やわ) 癒し系 gentle mild',
  },
  'warm-hearted': {
    label: '情に厚い',
    sure: '情に厚 情が厚 情に(?:もろ|脆) 情け深 人情 義理人情 面倒見 お人好し お人よし 涙もろ warm-?hearted',
  },
  cold: {
    label: '冷たい',
    sure: '(?:人|人間|他人|男|女)には?冷た 冷たい(?:性格|人|奴|やつ|男|女|目|態度) 冷酷 冷淡 無慈悲 感情(?:が|を)(?:ない|なく|無い|出さ|見せ|失|殺) 無感情 無表情 無関心 ポーカーフェイス 冷血 ドライ 非情 emotionless heartless cold-?hearted',
  },
  calm: {
    label: '落ち着いた',
    sure: '冷静 沈着 落ち着(?:い|き)(?!が(?:ない|無)|のな) 動じな 肝が(?:据|座|すわ) 泰然 クール マイペース calm cool_headed composed',
  },
  'hot-headed': {
    label: '熱い',
    sure: '熱血 怒ると(?:手が(?:つけ|付け|出)|止ま|見境|暴れ) 熱い(?:男|女|心|奴|魂) 血の気 短気 喧嘩っ早 直情 激しい気性 気性(?:が|の)(?:荒|激) 荒くれ 乱暴 粗暴 hot-?_?headed hot-?_?blooded',
  },
  cheerful: {
    label: '明るい',
    sure: '明るい(?!(?:所|ところ|場所|うち|髪)) 陽気 元気(?!が(?:ない|無|出な)) 朗らか ほがらか お調子者 にぎやか(?:な性|し) 賑やか(?:な性|し) ハイテンション テンションが高 ムードメーカー 天真爛漫 快活 パリピ 陽キャ cheerful energetic genki sunny',
  },
  gloomy: {
    label: '暗い',
    sure: '陰気 根暗 ネクラ 陰キャ 暗い(?:性格|奴|やつ|人|過去|男|女) 憂鬱 陰鬱 厭世 元気が(?:ない|無|出) 影のある 闇(?:を抱え|が深|堕ち) gloomy depressed melanchol',
  },
  brave: {
    label: '怖いもの知らず',
    sure: '勇敢 勇気(?:が|は)?(?:ある|あり|だけ|に) 怖いもの(?:知らず|なし|が?(?:ない|無)|なんて) 恐れを知ら 度胸(?:が|は|だけ|の)(?:ある|据|あり|塊)? 無鉄砲 向こう見ず 命知らず 大胆 豪胆 何も(?:怖|恐れ)(?:く)?な 無謀 brave fearless courageous reckless daring',
  },
  timid: {
    label: '臆病',
    sure: '臆病 怖がり こわがり 恐がり ビビり びびり ビビリ 小心 気が(?:弱|小さ) 気弱 弱気 へたれ ヘタレ 腰抜け チキン(?:で|な|野郎|ハート) 弱虫 怯え(?:て|や) 豆腐メンタル メンタル(?:が|は)?(?:豆腐|よわ|激弱) メンタル(?:が)?弱 逃げ腰 逃げてばかり すぐ逃げ びくびく ビクビク おどおど オドオド 心配性 timid coward(?:ly)? scaredy nervous anxious',
  },
  curious: {
    label: '好奇心が強い',
    sure: '好奇心 知りたがり 何にでも興味 なんでも(?:知り|試し|やり)た 何でも(?:知り|試し|やり|触り)た 新しい(?:もの|物)好き 物好き 野次馬 探求心 探究心 冒険心 curious inquisitive',
  },
  lazy: {
    label: '怠け者',
    sure: '自分に(?:は)?甘 怠け(?!ること) なまけ サボり サボる さぼり さぼる 面倒くさ めんどくさ めんどう?(?:が|く) 面倒(?:が|臭) 面倒なことが嫌 ものぐさ 無精者 ぐうたら だらしな ズボラ ずぼら やる気(?:が|の|は)(?:ない|無|出な|ゼロ) 働きたくな 動きたくな ニート ダメ人間 ぐうたら lazy slacker unmotivated',
  },
  diligent: {
    label: '働き者',
    sure: '働き者 努力家 勤勉 がんばり屋 頑張り屋 頑張り(?:や|過ぎ|すぎ) コツコツ こつこつ 地道 努力(?:は|を)(?:惜し|怠|欠か) 働くのが好き 一生懸命 熱心 仕事の鬼 hardworking hard-?_?working diligent',
  },
  serious: {
    label: '真面目',
    sure: '真面目 まじめ マジメ 生真面目 きまじめ 堅物 カタブツ お堅い 冗談(?:が|は|も)(?:通じ|言え|わから|分から|苦手) 几帳面 融通(?:が|の)(?:利|き)か 律儀 完璧主義 責任感 石頭 頭(?:が|の)(?:固|堅) 使命感 serious earnest perfectionist',
  },
  carefree: {
    label: 'のんき',
    sure: 'のんき 呑気 暢気 のんびり 能天気 脳天気 楽天家 気まま 自由(?:奔放|気まま|人) お気楽 マイペース 大雑把 おおざっぱ 適当(?:な|で|に|人) いい加減 いいかげん 行き当たりばったり 気楽 風まかせ 風任せ carefree easygoing easy-?going laid-?back',
  },
  dreamy: {
    label: 'ぼんやり',
    sure: 'ぼんやり ぼーっと ボーっと ぼうっと ぼけっと 夢見がち 夢想 空想 妄想 天然(?:ボケ|っ|な|で|。|$) ふわふわ 不思議ちゃん 上の空 うわの空 ロマンチスト 夢追い 中二病 厨二病 daydream dreamy absent-?minded airhead',
  },
} satisfies Partial<Record<TemperId, Entry>>;

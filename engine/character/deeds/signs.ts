import type { VetoId } from '../vocabulary/vetoes';

/** How a sentence says that a person does something. */
export interface Sign {
  readonly deed: RegExp;
  /** Must stand in the same clause, before the deed: what is read, carried, climbed. */
  readonly object?: RegExp;
}

const LETTERED =
  /[字文紙信状帳頁条札録誌行]|手紙|目録|規則|看板|証文|書|新聞|名簿|便箋|料金表|決まり|『|声に出して/u;
const HEAVY = /樽|箱|石|荷|俵|櫃|碇|錨|丸太|材木|車|釜|袋|棚|櫓|舟|人|老人|体/u;
const HIGH = /梯子|屋根|綱|縄|帆柱|柱|木|煙突|壁|崖|岩|塔/u;

/**
 * The deeds that can be told by words, by the veto that they would break. Others (to see, to hear, to be taken for a
 * grown-up) are in too many words; an action says them itself, see `does` in `engine/storylets/format/storylet.ts`.
 */
export const SIGNS: Readonly<Partial<Record<VetoId, Sign>>> = {
  read: {
    deed: /読(?:む(?!前|まえ|な|人|者|役)|み(?:はじめ|おえ|終え|返し|かえし|あげ|上げ|下し|進め|、|くらべ)|ん(?:だ|で))/u,
    object: LETTERED,
  },
  write: {
    deed: /書(?:く(?!な|人|手|より)|き(?:込|こ|つけ|足|写|なお|はじめ|、)|い(?:た|て(?!あ|い|な|お)))|したため|署名(?:し|を)|記(?:した|して)/u,
  },
  'use-both-hands': {
    deed: /両手|両腕|両の(?:手|腕|掌)|諸手|もろ手|腕を組[みん]|(?:手|掌)を合わせ|手をたた[いく]|拍手[すし]/u,
  },
  'use-right-hand': { deed: /右手[でにを]|右腕[でにを]/u },
  run: { deed: /走(?:る|り(?!書)|っ(?:た|て))|駆け(?!引|落)|駈け|かけ(?:あが|おり|だし|だす|よ)/u },
  climb: { deed: /よじ(?:登|のぼ)|(?:登|のぼ|上)(?:る|り|っ(?:た|て))/u, object: HIGH },
  lift: { deed: /担[いぐ]|かつ[いぐ]|背負[いうっ]|持ち[上あ]げ|抱え[上あ]げ/u, object: HEAVY },
  shout: { deed: /叫[びぶん]|怒鳴[りるっ]|どな[りるっ]|大声を|声を(?:張|はり)|呼ばわ/u },
  sing: { deed: /歌[いうっ]|うた[いうっ]|口ずさ|鼻歌を/u },
  lie: {
    deed: /嘘を(?:つい|言っ|つく(?!な|人|者)|並べ)|だまし(?:た|て)|騙し(?:た|て)|でまかせ|出まかせ|偽の名を|偽名を/u,
  },
  calculate: { deed: /暗算|算盤を(?:はじ|弾)|掛け算|割り算|検算|計算(?:し|を)/u },
  swim: { deed: /泳[いぐ]|飛びこ[みんむ]|潜[りっる]/u, object: /水|海|川|波|潮|淵|池|船|舟|桟橋/u },
  'drink-alcohol': {
    deed: /(?:酒|盃|杯|猪口)を(?:飲|呑|あお|干|ほし|あけ|空け|受け|なめ)|飲み干|飲みほ/u,
  },
  'warm-to-cats': { deed: /猫[をの](?:撫|なで|抱|喉|背|頭)|猫に(?:頬|笑)/u },
  'warm-to-dogs': { deed: /犬[をの](?:撫|なで|抱|喉|背|頭)|犬に(?:頬|笑)/u },
};

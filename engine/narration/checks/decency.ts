import { faultsOf, type Check } from './check';

/** People by what they are, and what demeans them for it. */
const GROUP =
  '(?:(?:異国|外国|よその国|余所|[東西南北]の国|海の向こう|国)(?:の|から来た)(?:連中|者|奴|やから|民)|よそ者|[女男]|年寄り|(?:足|目|耳|体|頭)の(?:悪い|不自由な|見えない|聞こえない|弱い)[^。、]{0,3}|肌の[^。、]{0,8}|(?:あの|この|隣の)[村町島国]の(?:者|連中|奴|人間)|貧乏人|物乞い|移民|奴隷)';
const DEMEANED =
  '(?:盗っ人の血|生まれつき[^。、]{0,8}(?:劣|盗|卑|汚|怠|悪)|(?:捨て|殺し|消え|追い出し|滅び|死ん|閉じこめ)[^。、]{0,6}(?:しまえ|べき|ばいい|ほうがいい)|人間ではな|人ではな|畜生|家畜|汚らわし|けがらわし|劣っ|黙って[^。、]{0,8}従[うえ]|身のほど|身の程|分をわきまえ)';
const HATEFUL = new RegExp(
  `生まれつき卑し|根絶やしにするべき|皆殺し|下等な|劣った血|下賤|人間ではない|人のうちに入らな|獣と同じ|虫けらだ|気違い|外人は|[女男]のくせに|女は愚か|みな泥棒|障害者|乞食|土人|野蛮な民|${GROUP}[^。「」]{0,20}${DEMEANED}`,
  'u',
);
const SEXUAL =
  /唇を(?:重ね|奪|むさぼ)|裸で(?:抱|寝|絡)|裸のまま(?:抱|絡)|全裸|乳房|乳首|喘[ぎぐい]|娼|太腿を|舌を(?:絡め|入れ)|欲情|(?:体|肌)を(?:重ね|合わせ|許し)|性交|股間|淫|押し倒|肌をむさぼ|一夜の契り|帯を解いた|(?:服|着物|衣)を脱がせ|(?:衣|着物|服|襟|裾|下着)の(?:内側|中|奥|下)[にへ]?[^。、]{0,3}(?:滑りこ|忍[びば]|差し入れ|這)|濡れた(?:吐息|唇|舌)|(?:首筋|うなじ|耳たぶ)に[^。、]{0,6}(?:唇|舌|吐息)|胸をあらわ|愛撫|情交/u;
const GORE =
  /はらわたが|[腕脚足首]がもげ|目玉[がを]|眼球|血しぶき|血飛沫|骨が(?:のぞ|覗|見え)|蛆が|内臓|頭蓋|脳が|血の海|血だまり|生皮|首を切り|首[はがを](?:胴|刎ね|斬)|腸があふ|腸が(?:こぼ|飛|垂)|切り落とし|肉片|血まみれ|血にまみれ|喉笛|血が噴|肉が裂け|裂けた(?:腹|喉|肉)|(?:目玉|眼)[はがを](?:潰|飛び出|抉|えぐ)|骨が[^。、]{0,6}(?:突き[でや出破]|飛び出)|(?:指|腕|手足|耳)[がを](?:千切|ちぎ[りっ]|断ち切)/u;
/** Of animals, as at any market. */
const BUTCHERED = /魚|鰯|鯖|鯛|鰹|鮪|鶏|豚|家鴨|羊|網/u;

const KINDS = [
  { words: HATEFUL, advice: '人をおとしめる言葉を書かない。' },
  { words: SEXUAL, advice: '性的な描写を書かない。' },
  { words: GORE, unless: BUTCHERED, advice: 'むごい描写を書かない。' },
] as const;

/** Rejects hateful, sexual and gory text, in speech as well. */
export const decency: Check = ({ body, facts }) => {
  const sentences = body.split(/(?<=[。！？])|\n/u);
  return KINDS.flatMap(({ words, advice, ...rest }) => {
    const unless = 'unless' in rest ? rest.unless : null;
    const has = sentences.some(
      (sentence) => words.test(sentence) && unless?.test(sentence) !== true,
    );
    return has && !words.test(facts.outline) ? faultsOf('decency', [advice], (one) => one) : [];
  });
};

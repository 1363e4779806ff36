/** What people without a name are called by: their trade, age, kin or rank. */
const TRADE =
  '(?:[\\p{Script=Han}]{1,3}(?:屋|師|売り|引き|持ち|運び|守|番|方|婦|手(?!紙)|職|取り|飼い)|(?:店|車|船|馬|亭|庄|城|地)主|店番|船頭|船員|船乗り|水夫|漁師|猟師|絵師|医者|薬師|坊主|僧|尼|神主|巫女|役人|番人|番頭|番兵|門番|門衛|衛兵|兵士|兵|隊長|騎士|侍|浪人|使者|使い|飛脚|人足|荷運び|職人|親方|親分|頭領|元締め|徒弟|弟子|師匠|教師|先生|教授|生徒|学生|級長|手代|丁稚|小僧|女中|下男|召使い|執事|料理人|給仕|商人|行商|旅商人|物乞い|盗人|泥棒|掏摸|山賊|海賊|探偵|農夫|百姓|庭師|羊飼い|木こり|大工|石工|鍛冶|仕立て|髪結い|楽師|踊り子|役者|占い師|王|女王|王子|姫|殿様|領主|貴族|奥方|夫人|大家|店子|女将|主人|客|旦那|亭主)';
const AGE =
  '(?:男の子|女の子|男|女|娘|若者|若い衆|若い者|青年|少年|少女|子ども|子供|童|赤子|大人|年寄り|老人|老婆|老婦人|老爺|爺さん|婆さん|爺|婆|おじさん|おばさん|お爺さん|お婆さん)';
const KIN =
  '(?:父親|母親|父|母|祖父|祖母|息子|兄|弟|姉|妹|兄弟|姉妹|夫婦|夫|妻|女房|孫|双子|叔父|叔母|甥|姪|隣人|見物人|野次馬|通行人|旅商|余所者|よそ者|連れ|仲間)';

/** A word for a person, not part of a longer word of Chinese letters. */
export const HUMAN = `(?<![\\p{Script=Han}])(?:${TRADE}|${AGE}|${KIN})(?![\\p{Script=Han}])`;

/** People without a name who do or say something in a text, outside of speech. */
export function unnamedIn(text: string): string[] {
  const told = text.replace(/「[^」]*」|『[^』]*』/gu, '「」');
  const acting = new RegExp(`${HUMAN}(?:たち|さん|さま|ら)?(?=[がはも]|の声|と目が)`, 'gu');
  return [...new Set(told.match(acting))];
}

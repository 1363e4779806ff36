import { findItem } from '../../story/catalogue/catalogue';
import type { CategoryName } from '../../story/catalogue/catalogue-item';
import type { Tag } from '../../story/goods/tag';
import { FEARS, type FearId } from '../character/vocabulary/fears';
import { tagsOf } from '../../story/goods/tags';
import { vetoesOf } from '../character/settle/vetoes';
import type { Participant } from '../ports/entries/participant';
import { WORN_SLOTS, type Affinity, type Traveller, type WornSlot } from '../world/traveller';
import type { Abilities } from './abilities';
import { withoutCorners } from './within-corners';

/** Length of a quoted trait in UTF-16 code units; a whole trait can have 2,000 characters. */
const QUOTED_TRAIT_LENGTH = 28;

/** Expressions that contain a word of the list below but mean something else. */
const LOOK_ALIKES =
  /無口|口下手|口数|口が[重堅]|口笛|話(?:が|すのが)苦手|喋らない|笑わない|声が小さ|(?:喧嘩|戦い)[がは]嫌|真剣|勉強|金[髪魚属]|得意|泣き虫|留守|日本|一本|本[当気音人]|人見知り|石頭|頭(?:痛|が[痛固悪])|甘え|腹黒|腹が立|[興趣意]味|味方|猫[舌背]|馬鹿/gu;

/** Words of a trait, an item's name or a first line that show an affinity. */
const AFFINITY_WORDS: Readonly<Record<Affinity, RegExp>> = {
  talk: /話|喋|口|交渉|歌|声|おしゃべり|人たらし|説得|笑/u,
  fight: /戦|剣|喧嘩|力持|怪力|腕っ|武|拳|負けず嫌い|強/u,
  sneak: /忍|隠|盗|影|嘘(?!がつけ|をつけな|をつくと|が下手|が苦手)|変装|足音|鍵/u,
  count: /数|算|金|銭|商|値|帳|記録|けち|得/u,
  care: /優|治|癒|看|世話|(?<!火)薬|お人好し|泣|守(?!銭)|助/u,
  search: /探|好奇心|本|調べ|謎|観察|目がいい|推理|知り/u,
  lead: /仕切|頭|リーダー|頼られ|責任|先頭|号令|王/u,
  risk: /賭|無鉄砲|冒険|挑|度胸|思いつき|怖いもの|飛び|火/u,
  eat: /食|料理|甘|腹|酒|味/u,
  animal: /猫|犬|馬|鳥|動物|獣|山羊|鼠/u,
  lost: /方向音痴|迷|寝坊|忘|ぼんやり|うっかり|道に/u,
  honest: /正直|真面目|嘘(?:がつけ|をつけな|をつくと|が下手|が苦手)|素直|不器用|律儀|約束/u,
};

/** The affinity of worn or held goods, by tag. */
const AFFINITY_OF_TAG: Readonly<Partial<Record<Tag, Affinity>>> = {
  sharp: 'fight',
  blunt: 'fight',
  sound: 'talk',
  money: 'count',
  medicine: 'care',
  light: 'search',
  secret: 'sneak',
  disguise: 'sneak',
  fire: 'risk',
  travel: 'search',
  edible: 'eat',
  food: 'eat',
  animal: 'animal',
  seal: 'lead',
  memory: 'care',
};

const among =
  (...categories: readonly CategoryName[]) =>
  (category: CategoryName) =>
    categories.includes(category);

/** The categories of goods that each slot accepts. */
const WEARABLE: Readonly<Record<WornSlot, (category: CategoryName) => boolean>> = {
  hand: among('剣', '盾', '杖', '本'),
  armor: among('鎧'),
  accessory: among('アクセサリ'),
  food: among('食物', '薬'),
  important: (category) => category !== '生物',
};

/** The participant's character for the simulation. Unknown items, and items that their slot does not accept, are left out. */
export function travellerOf(participant: Participant, abilities: Abilities): Traveller {
  const { skills, limits, body, habits, tempers, likes, dislikes, trades } = abilities;
  const { nature, age, want, voice, pronoun, guessed } = abilities;
  const worn = wornBy(participant);
  const { onamae, camp, firstWord, category, importantIds } = participant;
  return {
    name: withoutCorners(onamae),
    camp,
    firstWord,
    categories: category,
    worn,
    keeps: new Set([...importantIds, ...Object.values(worn)]),
    trait: quotedTrait(participant.equipment.text),
    affinities: affinitiesOf(participant, worn),
    skills: new Set(skills),
    limits: new Set(limits),
    fears: new Set(fearsOf(abilities)),
    vetoes: new Set(vetoesOf(abilities)),
    body: new Set(body),
    habits: new Set(habits),
    tempers: new Set(tempers),
    trades: new Map(trades.map(({ id, word }) => [id, word])),
    likes: new Set(likes),
    dislikes: new Set(dislikes),
    nature,
    age,
    want,
    voice,
    pronoun,
    guessed: new Set(guessed),
  };
}

/** What it is afraid of, and what it cannot stand: both spoil an attempt. */
function fearsOf({ fears, dislikes }: Abilities): readonly FearId[] {
  return [...fears, ...FEARS.filter((fear) => dislikes.some((thing) => thing === fear))];
}

function wornBy({ equipment }: Participant): Traveller['worn'] {
  const worn: Partial<Record<WornSlot, number>> = {};
  for (const slot of WORN_SLOTS) {
    const itemId = equipment[slot];
    const category = itemId === null ? undefined : findItem(itemId)?.カテゴリー名;
    if (itemId !== null && category !== undefined && WEARABLE[slot](category)) worn[slot] = itemId;
  }
  return worn;
}

/** The trait's first line, shortened and without corners, so that it can be quoted within speech. */
function quotedTrait(text: string): string {
  const line =
    text
      .split('\n')
      .map((one) => one.trim())
      .find((one) => one !== '') ?? '';
  const plain = line.replace(/[「」『』（）()［］[\]{}]/gu, '').replace(/[。！？!?、\s]+$/u, '');
  const letters = [...plain];
  if (letters.length <= QUOTED_TRAIT_LENGTH) return plain;
  return `${letters.slice(0, QUOTED_TRAIT_LENGTH).join('')}……`;
}

function affinitiesOf(
  { equipment, firstWord }: Participant,
  worn: Traveller['worn'],
): ReadonlySet<Affinity> {
  const words = `${equipment.text}\n${firstWord}`.replace(LOOK_ALIKES, '、');
  const affinities = new Set<Affinity>();
  for (const [affinity, pattern] of entriesOf(AFFINITY_WORDS))
    if (pattern.test(words)) affinities.add(affinity);
  for (const itemId of Object.values(worn)) {
    for (const tag of tagsOf(itemId)) {
      const affinity = AFFINITY_OF_TAG[tag];
      if (affinity !== undefined) affinities.add(affinity);
    }
  }
  return affinities;
}

function entriesOf(
  words: Readonly<Record<Affinity, RegExp>>,
): readonly (readonly [Affinity, RegExp])[] {
  return Object.entries(words) as [Affinity, RegExp][];
}

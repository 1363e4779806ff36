import { LIMIT_OF_SKILL } from '../lexicon/limits';
import { FEAR_OF_THING } from '../lexicon/things';
import type { Stance } from '../lexicon/predicates';
import type { ElementKind, Reading } from '../schema/reading';
import type { FearId } from '../vocabulary/fears';
import type { ThingId } from '../vocabulary/things';
import type { Hit } from './hits';
import { stancesIn } from './predicates';
import { certainty, isDenied, isFormer, isNounDenied } from './stance';
import { isOfSomebodyElse } from './subject';
import { spanOf, type Text } from './text';

export type Elements = Pick<Reading, ElementKind>;
type Add = (
  start: number,
  end: number,
  confidence: number,
) => <Id extends string>(
  list: { id: Id; span: Reading['skills'][number]['span']; confidence: number }[],
  id: Id,
  weight?: number,
) => void;

/** 苦手 says of these that they are disliked; of other fears that they frighten. */
const DISLIKED_FEARS: readonly FearId[] = [
  'cats',
  'dogs',
  'birds',
  'horses',
  'cold',
  'doctors',
  'poverty',
];
/** に弱い says of these that they are borne badly; of other things that nothing can be refused them. */
const BORNE_BADLY: readonly ThingId[] = [
  'cold',
  'heat',
  'rain',
  'morning',
  'authority',
  'crowds',
  'fights',
  'medicine',
  'work',
  'lies',
];
/** 勉強が苦手 says of them that they are disliked, not that a person cannot read. */
const NOT_UNABLE: readonly ThingId[] = ['study'];
/** What is done for pleasure is soon done well. */
const OF_A_PASTIME = 0.5;
/** Something that is only named: 料理、裁縫。 */
const NAMED_ALONE = 0.45;

export function noElements(): Elements {
  return {
    skills: [],
    limits: [],
    body: [],
    tempers: [],
    habits: [],
    likes: [],
    dislikes: [],
    fears: [],
  };
}

/** Skills, limits, body, temper, habits, likes, dislikes and fears that a text states of its hero. */
export function elementsIn(text: Text, hits: readonly Hit[]): Elements {
  const { words } = text;
  const found = noElements();
  const add: Add =
    (start, end, confidence) =>
    (list, id, weight = 1) => {
      const at = isFormer(words, start) ? confidence * 0.5 : confidence;
      list.push({
        id,
        span: spanOf(text, start, end),
        confidence: at * weight * certainty(words, start, end),
      });
    };
  const governed = new Set<Hit>();
  for (const { stance, topics, start, end, confidence } of stancesIn(words, hits)) {
    for (const topic of topics) governed.add(topic);
    if (isOfSomebodyElse(words, hits, { start, end })) continue;
    for (const group of bySpan(topics)) take(found, stance, group, add(start, end, confidence));
  }
  for (const hit of hits) {
    if (governed.has(hit) || !isElement(hit) || isOfSomebodyElse(words, hits, hit)) continue;
    if (hit.sure) takeSure(found, hit, isSureDenied(words, hit), add(hit.start, hit.end, 1));
    else if (text.source === 'trait' && hit.id !== 'people' && isAlone(words, hit))
      take(
        found,
        hit.table === 'things' ? 'like' : 'good',
        [hit],
        add(hit.start, hit.end, NAMED_ALONE),
      );
  }
  return found;
}

type ElementHit = Extract<
  Hit,
  { table: 'skills' | 'limits' | 'body' | 'tempers' | 'habits' | 'things' | 'fears' }
>;

const ELEMENTS: readonly Hit['table'][] = [
  'skills',
  'limits',
  'body',
  'tempers',
  'habits',
  'things',
  'fears',
];

function isElement(hit: Hit): hit is ElementHit {
  return ELEMENTS.includes(hit.table);
}

function isSureDenied(words: string, { table, start, end }: Hit): boolean {
  return (table === 'limits' ? isNounDenied : isDenied)(words, start, end);
}

function bySpan(hits: readonly Hit[]): Hit[][] {
  const groups = new Map<number, Hit[]>();
  for (const hit of hits) groups.set(hit.start, [...(groups.get(hit.start) ?? []), hit]);
  return [...groups.values()];
}

/** A whole clause that is nothing but this word. */
function isAlone(words: string, { start, end }: Hit): boolean {
  const before = /[^、。!?,;\n・:「」()]*$/u.exec(words.slice(0, start))?.[0] ?? '';
  const after = /^[^、。!?,;\n・:「」()]*/u.exec(words.slice(end))?.[0] ?? '';
  return (
    before.trim() === '' && /^(?:の(?:腕|心得|道)|一筋|全般|少々|など|だけ)?$/u.test(after.trim())
  );
}

/** What a word says by itself, or denies. */
function takeSure(found: Elements, hit: ElementHit, isNot: boolean, add: ReturnType<Add>): void {
  switch (hit.table) {
    case 'skills': {
      const limit = LIMIT_OF_SKILL[hit.id];
      if (!isNot) add(found.skills, hit.id);
      else if (limit !== undefined) add(found.limits, limit);
      return;
    }
    case 'limits':
      if (!isNot) add(found.limits, hit.id);
      return;
    case 'body':
      if (!isNot) add(found.body, hit.id);
      return;
    case 'tempers':
      if (!isNot) add(found.tempers, hit.id);
      return;
    case 'habits':
      if (!isNot) add(found.habits, hit.id);
      return;
    case 'things':
      add(isNot ? found.dislikes : found.likes, hit.id);
      return;
    case 'fears':
      if (!isNot) add(found.fears, hit.id);
      return;
  }
}

/** What a stance says of the senses of one topic. */
function take(found: Elements, stance: Stance, topic: readonly Hit[], add: ReturnType<Add>): void {
  const skill = topic.find((hit) => hit.table === 'skills');
  const thing = topic.find((hit) => hit.table === 'things');
  const fear = topic.find((hit) => hit.table === 'fears');
  switch (stance) {
    case 'good':
      for (const hit of topic) if (hit.table === 'skills') add(found.skills, hit.id);
      return;
    case 'like':
    case 'crave':
      if (thing !== undefined) add(found.likes, thing.id);
      if (skill !== undefined) add(found.skills, skill.id, thing === undefined ? 1 : OF_A_PASTIME);
      return;
    case 'dislike':
      if (thing !== undefined) add(found.dislikes, thing.id);
      return;
    case 'weak':
      if (thing !== undefined) {
        add(BORNE_BADLY.includes(thing.id) ? found.dislikes : found.likes, thing.id);
      } else if (fear !== undefined) add(found.fears, fear.id);
      return;
    case 'fear': {
      const frightens = fear?.id ?? (thing === undefined ? undefined : FEAR_OF_THING[thing.id]);
      if (frightens !== undefined) add(found.fears, frightens);
      else if (thing !== undefined) add(found.dislikes, thing.id);
      return;
    }
    case 'bad': {
      const limit = skill === undefined ? undefined : LIMIT_OF_SKILL[skill.id];
      if (fear !== undefined && !DISLIKED_FEARS.includes(fear.id)) add(found.fears, fear.id);
      else if (
        thing !== undefined &&
        (limit === undefined || fear !== undefined || NOT_UNABLE.includes(thing.id))
      )
        add(found.dislikes, thing.id);
      else if (limit !== undefined) add(found.limits, limit);
      return;
    }
  }
}

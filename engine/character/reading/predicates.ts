import type { Stance } from '../lexicon/predicates';
import type { Hit } from './hits';
import { denied, isDenied } from './stance';
import { sentenceAround } from './text';

/** A predicate with the topics that it is about. */
export interface StanceFound {
  readonly stance: Stance;
  readonly topics: readonly Hit[];
  /** From the first topic to the end of the predicate, or the other way about. */
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
}

/** Between two topics of one list. */
const JOINED =
  /^(?:[とやも・、,&\s]|とか|および|それに|または|そして|より|\bor\b|\band\b|\bthe\b|\bmy\b)+$/u;
/** Between a topic and its predicate. */
const LONGEST_GAP = 12;
const APART = /[、。,]/u;
const TOPIC_MARKED =
  /^(?:は|も|が|だけは|なら|には)、|^、$|^[、,]\s*(?:ど(?:ちら|れ)も|全部|すべて|とにかく|何より)/u;
/** Before the thing that they are said of: 大好きな団子. */
const BEFORE_A_NOUN: readonly Stance[] = ['like', 'dislike', 'bad'];
/** 猫は嫌いじゃない: a liking that is only hinted at. */
const LITOTES = 0.4;

/** How the hero stands to what, as predicates say it. */
export function stancesIn(words: string, hits: readonly Hit[]): StanceFound[] {
  const topics = hits.filter(({ sure, table }) => !sure && table !== 'nature');
  const heads = hits.filter((hit) => hit.table === 'head');
  const byHead = heads.flatMap((head) => underHead(words, head, hits, topics));
  const taken = new Set(byHead.flatMap((found) => found.topics));
  const free = topics.filter((topic) => !taken.has(topic));
  const predicates = hits.filter((hit) => hit.table === 'predicate');
  const byPredicate = predicates.flatMap((predicate, index) =>
    underPredicate(words, predicate, predicates[index - 1]?.end ?? 0, free),
  );
  return [...byHead, ...byPredicate].sort((a, b) => a.start - b.start);
}

type Predicate = Extract<Hit, { table: 'predicate' | 'head' }>;

function underHead(
  words: string,
  head: Predicate,
  hits: readonly Hit[],
  topics: readonly Hit[],
): StanceFound[] {
  const next = hits.find(({ table, start }) => table === 'head' && start >= head.end);
  const but = words.slice(head.end).search(/\bbut\b|だが|けど|、しかし|が、/u);
  const end = Math.min(
    sentenceAround(words, head.start).end,
    next?.start ?? Infinity,
    but < 0 ? Infinity : head.end + but,
  );
  const about = topics.filter((topic) => topic.start >= head.end && topic.end <= end);
  const stance = isDenied(words, head.start, head.start) ? denied(head.id) : head.id;
  const last = about.at(-1);
  if (last === undefined || stance === null) return [];
  return [{ stance, topics: about, start: head.start, end: last.end, confidence: 1 }];
}

function underPredicate(
  words: string,
  predicate: Predicate,
  after: number,
  topics: readonly Hit[],
): StanceFound[] {
  const { start: sentence } = sentenceAround(words, predicate.start);
  const from = Math.max(sentence, after);
  const before = topics.filter(({ start, end }) => start >= from && end <= predicate.start);
  const about = listBefore(words, predicate, before);
  const nouns = about.length > 0 ? about : topicAfter(words, predicate, topics);
  const first = nouns[0];
  const last = nouns.at(-1);
  const isNot = isDenied(words, predicate.start, predicate.end);
  const stance = isNot ? denied(predicate.id) : predicate.id;
  if (first === undefined || last === undefined || stance === null) return [];
  const start = Math.min(first.start, predicate.start);
  const end = Math.max(last.end, predicate.end);
  const confidence = isNot && stance === 'like' ? LITOTES : 1;
  return [{ stance, topics: nouns, start, end, confidence }];
}

/** The nearest topic before a predicate, and those that are listed with it. */
function listBefore(words: string, predicate: Hit, before: readonly Hit[]): Hit[] {
  const nearest = before.at(-1);
  if (nearest === undefined) return [];
  const gap = words.slice(nearest.end, predicate.start);
  if (gap.length > LONGEST_GAP || (APART.test(gap) && !TOPIC_MARKED.test(gap))) return [];
  const list = [nearest];
  let { start } = nearest;
  for (const topic of before.toReversed().slice(1)) {
    const isSame = topic.start === start;
    if (!isSame && !JOINED.test(words.slice(topic.end, start))) break;
    list.unshift(topic);
    ({ start } = topic);
  }
  return list;
}

function topicAfter(words: string, predicate: Predicate, topics: readonly Hit[]): Hit[] {
  if (!BEFORE_A_NOUN.includes(predicate.id)) return [];
  const link = /^(?:な|の|だった)?/u.exec(words.slice(predicate.end))?.[0].length ?? 0;
  return topics.filter(({ start }) => start === predicate.end + link);
}

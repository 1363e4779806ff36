import type { Person } from '../storylets/format/world';
import type { Situation } from '../storylets/rules/situation';

/** Speech and quotations: they get no introductions. */
const QUOTED = /[「『][^「」『』]*[」』]/gu;
/** Text before a name that introduces it already (測量師ナギ, 二十三勝のゴンロク, 名はナズナ) or leaves no room to do so: 数えるヤエ. */
const INTRODUCED_BEFORE = /[\p{Script=Han}\p{Script=Katakana}ーのるたいな]$|名は、?$/u;
const INTRODUCED_AFTER = /^(?:と(?:いう|い[いっう]|彫|呼|名)|先生|夫人|さん|の家)/u;
const WORD = /[\p{Script=Han}\p{Script=Katakana}ー]{2,}/gu;

/** The names of the people who occur in a text, in the order of the world's list. */
export function namedIn(text: string, situation: Situation): string[] {
  return situation.world.people
    .filter((person) => placesOf(text, person, situation).length > 0)
    .map(({ name }) => name);
}

/**
 * Adds the introduction of the world's list (橋改めのケンモツ) to the first occurrence of each new name.
 * @param known Names that the chapter has introduced.
 */
export function introduce(text: string, situation: Situation, known: readonly string[]): string {
  return situation.world.people
    .filter(({ name }) => !known.includes(name))
    .reduce((introduced, person) => withIntroduction(introduced, person, situation), text);
}

function withIntroduction(text: string, person: Person, situation: Situation): string {
  const { name, called } = person;
  const [place] = placesOf(text, person, situation);
  if (called === undefined || place === undefined) return text;
  const before = text.slice(0, place);
  const after = text.slice(place + name.length);
  const isPlain = INTRODUCED_BEFORE.test(before) || INTRODUCED_AFTER.test(after);
  const trade = called.slice(0, -name.length).replace(/の$/u, '');
  const isIntroduced =
    isPlain || [trade, ...(trade.match(WORD) ?? [])].some((it) => text.includes(it));
  return isIntroduced ? text : before + called + after;
}

/** The index of a person's name outside of speech, of place names and of longer names. */
function placesOf(
  text: string,
  { name }: Person,
  { world, traveller, guest }: Situation,
): number[] {
  if (!text.includes(name)) return [];
  const others = [...world.places.map((place) => place.name), traveller.name, guest?.name ?? ''];
  const names = others.filter((other) => other.includes(name));
  const hidden = names.reduce(
    (rest, place) => rest.replaceAll(place, blank(place)),
    // Twice, because speech can contain quotations.
    text.replace(QUOTED, blank).replace(QUOTED, blank),
  );
  const places: number[] = [];
  for (let at = hidden.indexOf(name); at >= 0; at = hidden.indexOf(name, at + 1)) {
    if (isWhole(hidden, at, name)) places.push(at);
  }
  return places;
}

function blank(words: string): string {
  return '＿'.repeat(words.length);
}

/** Excludes names within longer words: カイ in スカイ. */
function isWhole(text: string, at: number, name: string): boolean {
  const isKatakana = (letter = '') => /[\p{Script=Katakana}ー]/u.test(letter);
  return !isKatakana(text[at - 1]) && !isKatakana(text[at + name.length]);
}

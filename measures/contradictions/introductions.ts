import { chaptersOf, type MeasuredStory } from '../format/measured-story';

/** Before a name that says nothing of who it is: a sentence's beginning, or a particle that ends what came before. */
const ABRUPT = /(?:^|[。！？「『」』\n]|[はがにをともへで])$/u;
/** Behind a name, what says who it is. */
const TITLED = /^(?:先生|婆さん|爺さん|夫人|さま|親方|という|と名乗)/u;
/** A name that says who it is (帳場, 館守) needs no introduction. */
const NAME = /^[ァ-ヴー]+$/u;

/** People of a world whom a chapter names before it has said who they are. */
export function unintroduced(story: MeasuredStory): string[] {
  return chaptersOf(story).flatMap((turns, index) => {
    const { people = [], places = [] } = story.settings[index] ?? {};
    const texts = turns.map(({ text, facts }) => ({
      text: withoutPlaces(text, places),
      scene: facts.scene,
    }));
    return people
      .filter((name) => NAME.test(name))
      .flatMap((name) => {
        const first = texts.find(({ text }) => text.includes(name));
        if (first === undefined) return [];
        const { before, after } = around(name, first.text);
        if (!ABRUPT.test(before) || TITLED.test(after)) return [];
        return [`introduction: ${first.scene}: ${before}${name}${after}`];
      });
  });
}

/** Places are called after people: ナズナの手当て所. */
function withoutPlaces(text: string, places: readonly string[]): string {
  return places.reduce((left, place) => left.replaceAll(place, '〇'), text);
}

function around(name: string, text: string): { before: string; after: string } {
  const at = text.indexOf(name);
  const end = at + name.length;
  return { before: text.slice(Math.max(0, at - 4), at), after: text.slice(end, end + 4) };
}

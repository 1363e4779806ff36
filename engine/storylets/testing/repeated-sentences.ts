import { sentencesOf } from '../../japanese/sentences';
import type { World } from '../format/world';
import { doubles } from './doubles';
import { questPassages } from './quest-passages';
import { wordingsOf } from './wordings';

/** Sentences of more than 8 UTF-16 code units that occur twice in a world. */
export function repeatedSentences(world: World): string[] {
  const passages = [
    ...world.storylets.flatMap(({ text, actions }) => [
      text,
      ...actions.flatMap((action) => [action.text, action.echo ?? []]),
    ]),
    ...Object.values(world.sky),
    ...world.places.map(({ details }) => [details]),
    ...questPassages(world).map(({ wordings }) => [wordings]),
  ];
  const sentences = passages
    .flatMap((passage) => wordingsOf(passage))
    .flatMap(({ text }) => sentencesOf(text))
    .filter((sentence) => sentence.replace(/\{[^{}]*\}/gu, '＿＿').length > 8);
  return doubles(sentences).map((sentence) => `stands twice: ${sentence}`);
}

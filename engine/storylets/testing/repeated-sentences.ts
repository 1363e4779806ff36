import { sentencesOf } from '../../japanese/sentences';
import type { PlotScene } from '../format/spine';
import type { Passage } from '../format/text';
import type { World } from '../format/world';
import { doubles } from './doubles';
import { questPassages } from './quest-passages';
import { spinePassages } from './spine-passages';
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
  const ofSpines = (world.spines ?? []).flatMap(({ scenes }) => scenes.flatMap(toldByScene));
  const sentences = [...passages.flatMap(sentencesIn), ...ofSpines].filter(
    (sentence) => sentence.replace(/\{[^{}]*\}/gu, '＿＿').length > 8,
  );
  return doubles(sentences).map((sentence) => `stands twice: ${sentence}`);
}

/** Who says something, and plain deeds (とタエが言う。), in UTF-16 code units. */
const SHORT = 15;

/** On a later morning a scene repeats its own sentences, and people quote each other: neither is a repetition. */
function toldByScene(scene: PlotScene): readonly string[] {
  const sentences = spinePassages(scene)
    .flatMap(({ passage }) => wordingsOf(passage))
    .flatMap(({ text }) => sentencesOf(text.replace(/[「〈][^」〉]*[」〉]/gu, '')))
    .filter((sentence) => sentence.length > SHORT);
  return [...new Set(sentences)];
}

function sentencesIn(passage: Passage): readonly string[] {
  return wordingsOf(passage).flatMap(({ text }) => sentencesOf(text));
}

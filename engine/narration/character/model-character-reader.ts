import {
  characterFrom,
  compileCharacter,
  type CharacterTexts,
} from '../../character/compile-character';
import type { Character } from '../../character/schema/character';
import { call, type CallDeps } from '../model/call';
import { readingOf } from './answer';
import { characterPromptOf } from './character-prompt';

/** Reads a character. Its caller keeps the result: a story asks once. */
export type CharacterReader = (uid: string, texts: CharacterTexts) => Promise<Character>;

/**
 * Lets a model read what a participant wrote, with one call. Its answer has to fit the schema that the lexicon's reading
 * fits, and to quote the texts. Whatever happens, there is a character: the lexicon's where the model's can't be used.
 */
export function createModelCharacterReader(deps: CallDeps): CharacterReader {
  const { log } = deps;
  return async (uid, texts) => {
    // Nothing was written that anybody could read.
    if (`${texts.trait}${texts.firstLine}`.trim() === '') return compileCharacter(texts);
    try {
      const answer = await call({ uid, at: null }, characterPromptOf(texts), deps);
      if ('refusal' in answer) return offline(answer.refusal);
      if (!answer.ok) return offline(answer.failure);
      const reading = readingOf(answer.completion.text, texts);
      if (reading === null) return offline('unusable');
      log({ level: 'info', code: 'character-read-by-model', uid });
      return characterFrom(reading, texts);
    } catch (error) {
      log({ level: 'error', code: 'character-reader-failed', uid, detail: String(error) });
      return compileCharacter(texts);
    }

    function offline(reason: string): Character {
      log({ level: 'info', code: 'character-read-offline', uid, detail: reason });
      return compileCharacter(texts);
    }
  };
}

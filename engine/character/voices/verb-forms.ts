import type { VoiceGrammar } from './voice-grammar';

/** A plain form as the voice says it: いない → おらぬ. */
export function inForms(text: string, { forms }: VoiceGrammar): string {
  const found = forms.find(([pattern]) => pattern.test(text));
  return found === undefined ? text : text.replace(found[0], found[1]);
}

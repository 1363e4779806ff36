import type { Replacements, VoiceGrammar } from './voice-grammar';

/** A plain form as the voice says it: いない → おらぬ. */
export function inForms(text: string, { forms }: VoiceGrammar): string {
  return replaced(text, forms);
}

/** @param replacements The first that matches is made. */
export function replaced(text: string, forms: Replacements): string {
  const found = forms.find(([pattern]) => pattern.test(text));
  return found === undefined ? text : text.replace(found[0], found[1]);
}

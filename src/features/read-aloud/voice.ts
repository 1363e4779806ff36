/** Some browsers name their voices a moment after they are asked, in ms. */
const PATIENCE_MS = 3_000;

/** The best voice that speaks Japanese: of this device rather than of a network; null where there is none. */
export function japaneseVoice(
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | null {
  const japanese = voices.filter(({ lang }) => /^ja(?:[-_]|$)/iu.test(lang));
  const local = japanese.filter(({ localService }) => localService);
  const usual = (some: readonly SpeechSynthesisVoice[]) => some.find((voice) => voice.default);
  return usual(local) ?? local[0] ?? usual(japanese) ?? japanese[0] ?? null;
}

/**
 * Finds a Japanese voice and hands it on, at once where the voices are known: a browser may let a page speak only while
 * a button is being pressed. Null where there is none. Gives a way to stop waiting.
 */
export function findVoice(
  synth: SpeechSynthesis,
  found: (voice: SpeechSynthesisVoice | null) => void,
): () => void {
  const voices = synth.getVoices();
  if (voices.length > 0) {
    found(japaneseVoice(voices));
    return () => undefined;
  }
  const stop = (): void => {
    clearTimeout(timer);
    synth.removeEventListener('voiceschanged', answer);
  };
  const answer = (): void => {
    stop();
    found(japaneseVoice(synth.getVoices()));
  };
  const timer = setTimeout(answer, PATIENCE_MS);
  synth.addEventListener('voiceschanged', answer);
  return stop;
}

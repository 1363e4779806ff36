/** A speech in a wording: polite, and in a few words where the writer gave them. */
export interface Speech {
  readonly polite: string;
  /** A few words, or a gesture in （ ）. */
  readonly short: string | null;
}

const SPEECH = /〈([^〈〉｜]*)(?:｜([^〈〉]*))?〉/gu;

/** Replaces each speech 〈polite｜short〉 of a wording. */
export function withSpeech(text: string, say: (speech: Speech) => string): string {
  if (!text.includes('〈')) return text;
  return text.replace(SPEECH, (_, polite: string, short: string | undefined) =>
    say({ polite, short: short ?? null }),
  );
}

/** A wording with its speech as a polite speaker says it. */
export function asWritten(text: string): string {
  return withSpeech(text, ({ polite }) => `「${polite}」`);
}

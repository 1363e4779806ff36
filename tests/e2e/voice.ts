import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Every sentence that was started, in order. */
    saidAloud: string[];
    /** Ends the sentence being spoken. */
    finishSentence(): void;
  }
}

/** Gives the pages of a tab a silent Japanese voice, whose sentences end when the test ends them. */
export async function installVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Utterance extends EventTarget {
      readonly text: string;
      onend: (() => void) | null = null;
      onerror: (() => void) | null = null;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    let current: Utterance | null = null;
    const voice = { lang: 'ja-JP', name: 'ja', voiceURI: 'ja', localService: true, default: true };
    window.saidAloud = [];
    window.finishSentence = () => {
      const finished = current;
      current = null;
      finished?.onend?.();
    };
    const synth = {
      getVoices: () => [voice],
      speak: (utterance: Utterance) => {
        current = utterance;
        window.saidAloud.push(utterance.text);
      },
      cancel: () => {
        current = null;
      },
    };
    Object.defineProperty(window, 'speechSynthesis', { value: synth });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  });
}

export const finishSentence = (page: Page): Promise<void> =>
  page.evaluate(() => window.finishSentence());

export const saidSoFar = (page: Page): Promise<string[]> => page.evaluate(() => window.saidAloud);

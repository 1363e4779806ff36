/** What is asked of a voice, in a test's hands: nothing is heard, and a sentence ends when the test says so. */
export interface ScriptedSpeech {
  /** Every sentence that was begun, in order. */
  readonly said: readonly { readonly text: string; readonly rate: number; readonly lang: string }[];
  /** Whether a sentence is being spoken. */
  readonly isSpeaking: () => boolean;
  /** The sentence being spoken comes to its end. */
  readonly finish: () => void;
  /** Speaking fails. */
  readonly fail: (error: string) => void;
  /** The browser learns of its voices, by their languages. */
  readonly learn: (...languages: readonly string[]) => void;
  readonly remove: () => void;
}

/** Gives the window a way to speak, with voices of these languages. */
export function installSpeech(...languages: readonly string[]): ScriptedSpeech {
  const said: ScriptedSpeech['said'][number][] = [];
  let voices: object[] = [];
  let current: Utterance | null = null;

  class Utterance {
    readonly text: string;
    lang = '';
    rate = 1;
    voice: object | null = null;
    onend: (() => void) | null = null;
    onerror: ((event: { error: string }) => void) | null = null;
    constructor(text: string) {
      this.text = text;
    }
  }
  class Synth extends EventTarget {
    getVoices = (): object[] => voices;
    speak = (utterance: Utterance): void => {
      current = utterance;
      said.push({ text: utterance.text, rate: utterance.rate, lang: utterance.lang });
    };
    cancel = (): void => {
      const cancelled = current;
      current = null;
      cancelled?.onerror?.({ error: 'canceled' });
    };
  }
  const named = (names: readonly string[]): object[] =>
    names.map((lang) => ({ lang, name: lang, voiceURI: lang, localService: true, default: false }));
  const synth = new Synth();
  voices = named(languages);
  const define = (name: string, value: unknown) =>
    Object.defineProperty(window, name, { value, configurable: true, writable: true });
  define('speechSynthesis', synth);
  define('SpeechSynthesisUtterance', Utterance);
  return {
    said,
    isSpeaking: () => current !== null,
    finish: () => {
      const finished = current;
      current = null;
      finished?.onend?.();
    },
    fail: (error) => {
      const failed = current;
      current = null;
      failed?.onerror?.({ error });
    },
    learn: (...more) => {
      voices = named(more);
      synth.dispatchEvent(new Event('voiceschanged'));
    },
    remove: () => {
      Reflect.deleteProperty(window, 'speechSynthesis');
      Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
    },
  };
}

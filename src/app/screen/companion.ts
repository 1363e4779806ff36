/** What the screen asks of what goes along with reading, once it is there. */
export interface Companion {
  /** Reads aloud from a section (第N節) on. */
  readonly readAloud: (section: number) => void;
}

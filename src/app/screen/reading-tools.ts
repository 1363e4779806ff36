/** What the screen can ask of the reading tools, once they are loaded. */
export interface ReadingToolsHandle {
  /** Reads aloud from a section (第N節) on. */
  readonly readAloud: (section: number) => void;
}

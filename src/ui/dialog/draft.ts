/** What is typed into a form and not sent yet. */
export interface Draft<Values> {
  readonly values: Values;
  readonly change: (change: Partial<Values>) => void;
  /** Something differs from what was sent last. */
  readonly isTyped: boolean;
  /** It was typed before the form was opened. */
  readonly isRestored: boolean;
  /** Goes back to what was sent last. */
  readonly reset: () => void;
}

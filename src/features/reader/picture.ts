/** The picture of a turn, to be looked at by itself. */
export interface Picture {
  /** `scene:NAME?…` or an https URL. */
  readonly url: string;
  /** 第N節 */
  readonly section: number;
}

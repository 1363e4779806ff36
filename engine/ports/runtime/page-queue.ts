/** One page that is to be played. */
export interface PageTask {
  readonly uid: string;
  /** Since when, or from when on, the story is due; in ms since 1970. */
  readonly dueAt: number;
  /** Ties together what is logged of this page, wherever it happens: 32 hexadecimal digits. */
  readonly trace: string;
}

/** Hands pages to whoever plays them: each at least once, perhaps twice, perhaps hours later. */
export interface PageQueue {
  /**
   * Adds a task that is to be done at once, or when it is due.
   * @param id Letters, digits and hyphens. A task whose id is known is not added.
   * @returns whether it was added.
   */
  add(id: string, task: PageTask): Promise<boolean>;
}

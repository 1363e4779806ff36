/** A page to be played. */
export interface PageTask {
  readonly uid: string;
  /** When the story is or was due, in ms since 1970. */
  readonly dueAt: number;
  /** The trace id of all log events of this page: 32 hexadecimal digits. */
  readonly trace: string;
}

/** A queue of pages: delivers each at least once, possibly twice or hours late. */
export interface PageQueue {
  /**
   * Adds a task for immediate or scheduled execution.
   * @param id Letters, digits and hyphens. A task with a known id is not added.
   * @returns whether it was added.
   */
  add(id: string, task: PageTask): Promise<boolean>;
}

import type { NarrationRequest } from './narrator';

/** A section whose facts are decided and whose text is not. */
export interface PlannedSection {
  readonly request: NarrationRequest;
  /** The section of this page, from 0, with whose first words this one opens; null for none. */
  readonly repeats: number | null;
}

/** The sections of a page, or what is left of one, before the first of them is told. */
export interface PlannedPage {
  readonly uid: string;
  /** The sections before it, newest last, with stand-ins; none where they are not known so. */
  readonly before: readonly string[];
  readonly sections: readonly PlannedSection[];
  /** The chapter's last page, where that is the next one and short: it may be told with this one. */
  readonly rest: readonly PlannedSection[];
}

export interface ToldPage {
  /**
   * The texts after their openings, with stand-ins: of all sections of the page, and of none or all of its rest.
   * null: the page is told offline.
   */
  readonly bodies: readonly string[] | null;
}

/** Tells a whole page with one hand. It always answers, and its answer does not change the facts. */
export interface PageNarrator {
  tell(page: PlannedPage): Promise<ToldPage>;
}

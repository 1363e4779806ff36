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
}

export interface ToldPage {
  /** For each section its text after the opening, with stand-ins; null: the whole page is told offline. */
  readonly bodies: readonly string[] | null;
  /** Its last sections with stand-ins, for the page after it. */
  readonly last: readonly string[];
}

/** Tells a whole page with one hand. It always answers, and its answer does not change the facts. */
export interface PageNarrator {
  tell(page: PlannedPage): Promise<ToldPage>;
}

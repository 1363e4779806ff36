import type { Report } from '../../story/report';

export interface Reports {
  /**
   * `date` is ISO 8601. Rejects with a `DataError`: `denied` where this uid has reported this story less than a minute
   * ago.
   */
  write(docid: string, uid: string, report: Report & { readonly date: string }): Promise<void>;
}

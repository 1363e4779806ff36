import type { Report } from '../../../story/report';
import { DataError } from '../../data/data-error';
import type { AppThunk } from '../../state/app-thunk';

/** Reports something in a story to the operator. */
export const sendReport =
  (docid: string, report: Report): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { data, now }) => {
    const uid = await data.session.signIn();
    if (uid === null) throw new DataError('not-signed-in');
    const reports = await data.reports();
    await reports.write(docid, uid, { ...report, date: new Date(now()).toISOString() });
  };

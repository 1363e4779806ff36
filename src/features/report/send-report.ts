import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Report } from '../../../story/report';
import { dataErrorCode, type DataErrorCode } from '../../data/data-error';
import type { Services } from '../../data/services';

/** Tells the operator of something in a story. Null when the server has it. */
export const sendReport =
  (
    docid: string,
    report: Report,
  ): ThunkAction<Promise<DataErrorCode | null>, unknown, Services, UnknownAction> =>
  async (_dispatch, _getState, { data, now }) => {
    try {
      const uid = await data.session.signIn();
      if (uid === null) return 'not-signed-in';
      const reports = await data.reports();
      await reports.write(docid, uid, { ...report, date: new Date(now()).toISOString() });
      return null;
    } catch (error) {
      return dataErrorCode(error);
    }
  };

import { onValueCreated, onValueWritten } from 'firebase-functions/database';
import * as v from 'valibot';
import { systemClock } from '../../engine/adapters/runtime/system-clock';
import { hasAccount } from '../../engine/handlers/accounts/has-account';
import { hiddenWritten } from '../../engine/handlers/hidden-written';
import { reportWritten } from '../../engine/handlers/report-written';
import { requestWritten } from '../../engine/handlers/request-written';
import { isShowcase } from '../../story/showcase';
import type { Runtime } from '../runtime';
import { countLike } from '../triggers/count-like';
import { traceOf } from '../triggers/hand-out';
import { storyBegins } from '../triggers/story-begins';
import { writtenRequestSchema } from '../triggers/written-request';
import { databaseRegion, modelSecrets } from '../params';
import { SECONDS } from '../limits';

const EVENT = {
  region: databaseRegion,
  retry: true,
  timeoutSeconds: SECONDS.event,
  secrets: modelSecrets,
} as const;

/** The functions that writes to the Realtime Database trigger; a failed event is delivered again. */
export const eventFunctions = ({ run, instance, log }: Runtime) => ({
  storyBegins: onValueCreated(
    { ref: '/ai/27/entry/{uid}', ...EVENT },
    ({ id, params: { uid } }) => {
      // The showcase has no account; the schedule prepares it.
      if (isShowcase(uid)) return;
      const trace = traceOf(id);
      return run({ failure: 'story-not-opened', trace, uid }, async () => {
        const { services, stories } = await instance();
        if (await hasAccount(uid, { ...services, log })) await storyBegins(uid, trace, stories);
      });
    },
  ),

  favoriteWritten: onValueWritten(
    { ref: '/ai/27/favorite/{uid}/{key}', ...EVENT },
    ({ id, params: { uid, key } }) =>
      run({ failure: 'like-not-counted', trace: traceOf(id), uid }, async () =>
        countLike({ uid, key }, (await instance()).likes),
      ),
  ),

  requestWritten: onValueWritten(
    { ref: '/ai/27/request/{kind}/{uid}', ...EVENT },
    ({ id, data, params: { kind, uid } }) => {
      // The event of the removal after serving.
      if (!data.after.exists()) return;
      return run({ failure: 'request-not-served', trace: traceOf(id), uid }, async () =>
        requestWritten(
          v.parse(writtenRequestSchema, { kind, uid }),
          { ...(await instance()).services, clock: systemClock, log },
          new AbortController().signal,
        ),
      );
    },
  ),

  reportWritten: onValueWritten(
    { ref: '/ai/27/report/{docid}/{uid}', ...EVENT },
    ({ id, params: { docid, uid } }) =>
      run({ failure: 'report-not-noted', trace: traceOf(id), uid }, async () =>
        reportWritten({ docid, uid }, { ...(await instance()).services, clock: systemClock, log }),
      ),
  ),

  hiddenWritten: onValueWritten(
    { ref: '/ai/27/hidden/{uid}', ...EVENT },
    ({ id, params: { uid } }) =>
      run({ failure: 'hidden-not-kept', trace: traceOf(id), uid }, async () =>
        hiddenWritten(uid, (await instance()).services),
      ),
  ),
});

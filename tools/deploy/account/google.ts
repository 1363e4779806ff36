import * as v from 'valibot';
import { runCommand } from '../../support/run-command';

/** What a Google API answered. */
export interface GoogleAnswer {
  /** HTTP status; 0 when nobody answered, 401 when nobody is signed in. */
  readonly status: number;
  readonly body: unknown;
}

/** Reads from Google's APIs with the account that deploys. It never changes anything. */
export type AskGoogle = (url: string) => Promise<GoogleAnswer>;

const answersSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ status: v.number(), body: v.unknown() }),
);

/** Asks in a process of its own, which signs in as firebase-tools does: see ask-google.cjs. */
export function askGoogleBy(script: string): AskGoogle {
  return async (url) => {
    const { output } = await runCommand(process.execPath, [script, url]);
    const answer = v.safeParse(answersSchema, output.trim().split('\n').at(-1));
    return answer.success ? answer.output : { status: 0, body: null };
  };
}

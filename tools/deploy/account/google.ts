import * as v from 'valibot';
import { runCommand } from '../../support/run-command';

/** The response of a Google API. */
export interface GoogleAnswer {
  /** HTTP status; 0 without a response, 401 without a signed-in account. */
  readonly status: number;
  readonly body: unknown;
}

/** Reads from Google's APIs with the deploying account. Read-only. */
export type AskGoogle = (url: string) => Promise<GoogleAnswer>;

const answersSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ status: v.number(), body: v.unknown() }),
);

/** Sends requests from a child process, which signs in as firebase-tools does: see ask-google.cjs. */
export function askGoogleBy(script: string): AskGoogle {
  return async (url) => {
    const { output } = await runCommand(process.execPath, [script, url]);
    const answer = v.safeParse(answersSchema, output.trim().split('\n').at(-1));
    return answer.success ? answer.output : { status: 0, body: null };
  };
}

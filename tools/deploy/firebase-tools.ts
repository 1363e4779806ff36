import { runCommand } from '../support/run-command';

/** The command line of firebase-tools. */
export interface FirebaseTools {
  /** Shows its output as it comes. @returns its exit code. */
  run(args: readonly string[]): Promise<number>;
}

/** @param script firebase-tools’ own entry, or something that takes its place. */
export function firebaseToolsAt(script: string): FirebaseTools {
  return {
    async run(args) {
      const { code } = await runCommand(process.execPath, [script, ...args], { inherit: true });
      return code;
    },
  };
}

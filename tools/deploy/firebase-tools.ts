import { runCommand } from '../support/run-command';

/** The command line of firebase-tools. */
export interface FirebaseTools {
  /** Streams its output to the terminal. @returns its exit code. */
  run(args: readonly string[]): Promise<number>;
}

/** @param script firebase-tools’ entry, or a replacement in tests. */
export function firebaseToolsAt(script: string): FirebaseTools {
  return {
    async run(args) {
      const { code } = await runCommand(process.execPath, [script, ...args], { inherit: true });
      return code;
    },
  };
}

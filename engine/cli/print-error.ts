import { ERROR_SENTENCES } from '../errors/error-sentences';

/** Prints an error of a command: what happened, with the code, and in Japanese what to do. */
export function printError(code: keyof typeof ERROR_SENTENCES, message: string): void {
  console.error(`${message} (${code})\n${ERROR_SENTENCES[code]}`);
}

/** Invalid rules. `line` and `column` count from 1 in the rules' text. */
export class RulesError extends Error {
  readonly code = 'invalid-rules';
  readonly path: string;
  readonly line: number;
  readonly column: number;

  constructor(problem: string, path: string, line: number, column: number) {
    super(`database rules, line ${line}, column ${column}, at ${path}: ${problem}`);
    this.name = 'RulesError';
    this.path = path;
    this.line = line;
    this.column = column;
  }
}

/** A word of a line and where it begins, from 0. */
export interface Word {
  readonly text: string;
  readonly at: number;
}

/** A line of conditions or an effect that cannot be read. */
export class LineError extends Error {
  /** Where in the line, from 0. */
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.name = 'LineError';
    this.at = at;
  }
}

/** Words and brackets of a line. */
function wordsOf(line: string): Word[] {
  return [...line.matchAll(/[()]|[^\s()]+/gu)].map(({ 0: text, index }) => ({ text, at: index }));
}

/** The words of a line, taken one after the other. */
export class Words {
  readonly #words: readonly Word[];
  readonly #length: number;
  #next = 0;

  constructor(line: string) {
    this.#words = wordsOf(line);
    this.#length = line.length;
  }

  /** Where the next word stands, or the end of the line. */
  get at(): number {
    return this.#words[this.#next]?.at ?? this.#length;
  }

  peek(): string | undefined {
    return this.#words[this.#next]?.text;
  }

  /** Takes the next word if it is this one. */
  skip(text: string): boolean {
    if (this.peek() !== text) return false;
    this.#next += 1;
    return true;
  }

  /** @throws LineError at the end of the line. */
  take(what: string): Word {
    const word = this.#words[this.#next];
    if (word === undefined) throw new LineError(`Here ${what} is missing.`, this.#length);
    this.#next += 1;
    return word;
  }

  /** An id: small letters, digits and hyphens. */
  id(what: string): string {
    const { text, at } = this.take(what);
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(text)) {
      throw new LineError(`“${text}” is not ${what}: small letters, digits and hyphens.`, at);
    }
    return text;
  }

  number(what: string): number {
    const { text, at } = this.take(what);
    if (!/^[+-]?\d+(?:\.\d+)?$/u.test(text)) {
      throw new LineError(`“${text}” is not ${what}: a number.`, at);
    }
    return Number(text);
  }

  /** `10`, `10..`, `..5` or `3..5`. */
  range(what: string, lowest: number, highest: number): { min: number; max: number } {
    const { text, at } = this.take(what);
    const found = /^(?<min>\d*)\.\.(?<max>\d*)$/u.exec(text)?.groups;
    if (found === undefined) {
      throw new LineError(`“${text}” is not ${what}: write 10.. or ..5 or 3..5.`, at);
    }
    const { min = '', max = '' } = found;
    return { min: min === '' ? lowest : Number(min), max: max === '' ? highest : Number(max) };
  }

  oneOf<T extends string>(what: string, known: readonly T[]): T {
    const { text, at } = this.take(what);
    return pick(text, at, what, known);
  }

  /** One or more of the known words, with `|` between them. */
  someOf<T extends string>(what: string, known: readonly T[]): T[] {
    const { text, at } = this.take(what);
    return text.split('|').map((one) => pick(one, at, what, known));
  }

  ids(what: string): string[] {
    return this.#each(
      what,
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/u,
      `is not ${what}: small letters, digits and hyphens.`,
    );
  }

  /** One or more of `scene`, `scene/action` and `scene/action.fails`, with `|` between them. */
  deeds(): string[] {
    return this.#each(
      'a scene or a deed',
      /^[a-z0-9-]+(?:\/[a-z0-9-]+(?:\.(?:fails|costs))?)?$/u,
      'is neither a scene nor a deed: write scene, scene/action or scene/action.fails.',
    );
  }

  /** What stands between `|`. @throws LineError for what does not match */
  #each(what: string, pattern: RegExp, fault: string): string[] {
    const { text, at } = this.take(what);
    const all = text.split('|');
    const wrong = all.find((one) => !pattern.test(one));
    if (wrong !== undefined) throw new LineError(`“${wrong}” ${fault}`, at);
    return all;
  }

  end(): void {
    const word = this.#words[this.#next];
    if (word !== undefined) throw new LineError(`“${word.text}” is one word too many.`, word.at);
  }
}

function pick<T extends string>(text: string, at: number, what: string, known: readonly T[]): T {
  const found = known.find((one) => one === text);
  if (found !== undefined) return found;
  throw new LineError(`“${text}” is not ${what}. There are: ${known.join(', ')}.`, at);
}

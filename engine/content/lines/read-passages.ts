import { CAMPS } from '../../../story/camp';
import { VOICES } from '../../character/vocabulary/voices';
import {
  byCamp,
  byRegister,
  byVoice,
  type Case,
  type Part,
  type Passage,
} from '../../storylets/format/text';
import { GUEST_VOICES } from '../../world/guest';
import type { FaultCode, Faults } from '../fault';
import { kindOf, type Line, type LineKind } from './line';
import { readConditions } from './read-conditions';
import { readWording } from './read-wording';
import { LineError } from './words';

/** The main text of a section under '', and what follows a label (`again:`) under its name. */
export type Passages = ReadonlyMap<string, Passage>;

/** Reads the wordings of a section. Faulty lines are reported and left out. @param labels Those that may stand here. */
export function readPassages(
  lines: readonly Line[],
  labels: readonly string[],
  faults: Faults,
): Passages {
  return new PassageReader(lines, faults).passages(labels);
}

class PassageReader {
  readonly #lines: readonly Line[];
  readonly #faults: Faults;
  #next = 0;

  constructor(lines: readonly Line[], faults: Faults) {
    this.#lines = lines;
    this.#faults = faults;
  }

  passages(labels: readonly string[]): Passages {
    const passages = new Map([['', this.#passage()]]);
    for (let line = this.#take(); line !== undefined; line = this.#take()) {
      const kind = kindOf(line);
      if (kind.is !== 'label') {
        this.#fault('block', line, `“${line.text}” stands outside of an “if …:”.`);
        continue;
      }
      if (passages.has(kind.name)) this.#fault('label', line, `“${kind.name}:” stands twice.`);
      if (!labels.includes(kind.name)) {
        this.#fault('label', line, `“${kind.name}:” is not known here.`);
      }
      passages.set(kind.name, this.#passage());
    }
    return passages;
  }

  /** Parts up to a label, an `else` or an `end`. */
  #passage(): Passage {
    const parts: Part[] = [];
    let paragraph: Line | null = null;
    for (let line = this.#peek(); line !== undefined; line = this.#peek()) {
      const kind = kindOf(line);
      if (isLimit(kind)) break;
      this.#next += 1;
      if (kind.is === 'blank') continue;
      if (paragraph !== null && kind.is !== 'wording') this.#strayParagraph(paragraph);
      if (kind.is === 'paragraph') {
        paragraph = line;
        continue;
      }
      parts.push(...this.#part(line, kind, paragraph === null ? '' : '\n'));
      paragraph = null;
    }
    if (paragraph !== null) this.#strayParagraph(paragraph);
    return parts;
  }

  #part(line: Line, kind: LineKind, prefix: string): Part[] {
    if (kind.is === 'wording') {
      const texts = this.#wordings(line, kind, prefix);
      return [kind.mark === '?' ? { maybe: texts } : texts];
    }
    if (kind.is === 'if') return [{ cases: this.#cases(line, kind.condition) }];
    if (kind.is === 'by') return [this.#by(line, kind.what)];
    this.#fault(
      'line',
      line,
      'A wording begins with “- ”, or with “? ” where it may be left out. Other lines are ¶, if …:, by camp:, by voice:, by register: and end.',
    );
    return [];
  }

  /** Lines with the same mark, one below the other, are wordings of one part. */
  #wordings(first: Line, { mark, text }: { mark: string; text: string }, prefix: string): string[] {
    const texts = [prefix + readWording(first, text, this.#faults)];
    for (let line = this.#peek(); line !== undefined; line = this.#peek()) {
      const kind = kindOf(line);
      if (kind.is !== 'wording' || kind.mark !== mark) break;
      this.#next += 1;
      texts.push(prefix + readWording(line, kind.text, this.#faults));
    }
    return texts;
  }

  /** From an `if` to its `end`. Without `else:`, nothing is told otherwise. */
  #cases(opened: Line, condition: string): Case[] {
    const cases: Case[] = [{ when: this.#conditions(opened, condition), say: this.#passage() }];
    for (let line = this.#peek(); line !== undefined; line = this.#peek()) {
      const kind = kindOf(line);
      if (kind.is !== 'else-if') break;
      this.#next += 1;
      cases.push({ when: this.#conditions(line, kind.condition), say: this.#passage() });
    }
    const line = this.#peek();
    const hasElse = line !== undefined && kindOf(line).is === 'else';
    if (hasElse) this.#next += 1;
    cases.push({ when: [], say: hasElse ? this.#passage() : [] });
    this.#close(opened);
    return cases;
  }

  #by(opened: Line, what: string): Part {
    if (what === 'camp') return this.#byCamp(opened);
    return what === 'voice' ? this.#byVoice(opened) : this.#byRegister(opened);
  }

  #byCamp(opened: Line): Part {
    return byCamp(Object.fromEntries(this.#choices(opened, CAMPS)));
  }

  #byVoice(opened: Line): Part {
    const says = this.#choices(opened, GUEST_VOICES);
    const missing = GUEST_VOICES.filter((voice) => !says.has(voice));
    if (missing.length > 0) {
      this.#fault(
        'block',
        opened,
        `“by voice:” lacks ${missing.map((one) => `${one}:`).join(' ')}`,
      );
    }
    const of = (voice: string): Passage => says.get(voice) ?? [];
    return byVoice({
      polite: of('polite'),
      rough: of('rough'),
      old: of('old'),
      plain: of('plain'),
    });
  }

  #byRegister(opened: Line): Part {
    const says = this.#choices(opened, VOICES);
    if (!says.has('polite')) {
      this.#fault('block', opened, '“by register:” lacks polite:, which other voices are made of.');
    }
    return byRegister(
      new Map(
        VOICES.flatMap((voice) => {
          const say = says.get(voice);
          return say === undefined ? [] : [[voice, say] as const];
        }),
      ),
    );
  }

  /** What stands below the labels from a `by …:` to its `end`. */
  #choices(opened: Line, known: readonly string[]): Map<string, Passage> {
    const says = new Map<string, Passage>();
    for (let line = this.#peek(); line !== undefined; line = this.#peek()) {
      const kind = kindOf(line);
      if (kind.is === 'end') break;
      this.#next += 1;
      if (kind.is === 'blank') continue;
      if (kind.is !== 'label' || !known.includes(kind.name) || says.has(kind.name)) {
        const labels = known.map((one) => `${one}:`).join(' ');
        this.#fault('block', line, `Here stands one of ${labels}, each once, or “end”.`);
        continue;
      }
      says.set(kind.name, this.#passage());
    }
    this.#close(opened);
    return says;
  }

  #conditions(line: Line, condition: string): Case['when'] {
    try {
      return readConditions(condition);
    } catch (error) {
      if (!(error instanceof LineError)) throw error;
      const column = line.column + line.text.indexOf(condition) + error.at;
      this.#faults.add('condition', { line: line.line, column }, error.message);
      return [];
    }
  }

  #close(opened: Line): void {
    const line = this.#take();
    if (line !== undefined && kindOf(line).is === 'end') return;
    this.#fault('block', opened, `“${opened.text}” is not closed: its “end” is missing.`);
  }

  #strayParagraph(line: Line): void {
    this.#fault('paragraph', line, '¶ stands on the line before a wording.');
  }

  #peek(): Line | undefined {
    return this.#lines[this.#next];
  }

  #take(): Line | undefined {
    const line = this.#peek();
    this.#next += 1;
    return line;
  }

  #fault(code: FaultCode, line: Line, message: string): void {
    this.#faults.add(code, line, message);
  }
}

function isLimit({ is }: LineKind): boolean {
  return is === 'label' || is === 'else' || is === 'else-if' || is === 'end';
}

import { RulesSyntaxError } from '../rules/language/rules-syntax-error';
import { Ruleset } from '../rules/ruleset';
import { invalidArgument } from '../status/rpc-error';

export interface RulesetsOptions {
  /** The initial rules of every project; without them all access is allowed. */
  readonly text: string | undefined;
  /** The default project. */
  readonly project: string;
  readonly log: (message: string) => void;
}

/** The rules of each project. */
export class Rulesets {
  readonly #initial: Ruleset | undefined;
  readonly #byProject = new Map<string, Ruleset>();
  readonly #known: Set<string>;
  readonly #log: (message: string) => void;

  /** Throws RulesSyntaxError. */
  constructor({ text, project, log }: RulesetsOptions) {
    this.#initial = text === undefined ? undefined : Ruleset.parse(text);
    this.#known = new Set([project]);
    this.#log = log;
  }

  /**
   * Warns once when a client uses another project than the default one: its documents are probably not the expected
   * ones.
   */
  of(project: string): Ruleset | undefined {
    if (!this.#known.has(project)) {
      this.#known.add(project);
      const [intended] = this.#known;
      this.#log(
        `firestore: project ${project} is used beside ${intended}; it has its own documents.`,
      );
    }
    return this.#byProject.get(project) ?? this.#initial;
  }

  /** Throws INVALID_ARGUMENT with line and column; the previous rules then stay in force. */
  set(project: string, text: string): void {
    try {
      this.#byProject.set(project, Ruleset.parse(text));
      this.#known.add(project);
    } catch (error) {
      throw error instanceof RulesSyntaxError ? invalidArgument(error.message) : error;
    }
  }
}

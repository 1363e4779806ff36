import type { Choice, Decision } from './decision';
import type { StorySave } from './save';

/** The decision about the next turn; undefined where none was recorded. */
export function decisionFor({ decided, chapter, section }: StorySave): Decision | undefined {
  return decided.find((one) => one.chapter === chapter && one.section === section);
}

/** The save with a decision about its next turn. */
export function withDecision(save: StorySave, choice: Choice): StorySave {
  const { chapter, section, decided } = save;
  return { ...save, decided: [...decided, { chapter, section, ...choice }] };
}

/** The decisions about turns that come after the save's next one. */
export function decisionsAfter({ decided, chapter, section }: StorySave): Decision[] {
  return decided.filter(
    (one) => one.chapter > chapter || (one.chapter === chapter && one.section > section),
  );
}

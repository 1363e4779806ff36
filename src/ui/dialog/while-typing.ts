/**
 * The problem of a field that is still being typed into: what is missing may yet come, what is too much is said at once.
 * @param problem A code of the form `field-problem`.
 */
export function whileTyping<Problem extends string>(problem: Problem | null): Problem | null {
  return problem === null || /-(?:empty|no-letter)$/u.test(problem) ? null : problem;
}

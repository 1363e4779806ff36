import { PROMISE_OUTCOMES, type PromiseOutcome } from '../../storylets/format/promise-outcome';
import type { Tomorrow } from '../../storylets/format/tomorrow';
import type { Section } from '../document/read-document';
import { listOf, onlySections } from '../document/sections';
import type { Faults } from '../fault';

/** What the day after the story brings here, by how the promise ended; nothing where there is no such section. */
export function readTomorrow(
  section: Section | undefined,
  faults: Faults,
): { readonly tomorrow?: Tomorrow } {
  if (section === undefined) return {};
  const parts = onlySections(section, PROMISE_OUTCOMES, faults);
  const of = (outcome: PromiseOutcome) => listOf(parts.get(outcome), faults);
  return {
    tomorrow: {
      kept: of('kept'),
      repaid: of('repaid'),
      broken: of('broken'),
      lost: of('lost'),
    },
  };
}

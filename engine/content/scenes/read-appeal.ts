import { CAMPS } from '../../../story/camp';
import type { Action } from '../../storylets/format/storylet';
import type { Section } from '../document/read-document';
import type { Faults } from '../fault';

const APPEALS = [0, 1, 2, 3] as const;

/** `平和 3 · 景気 1 · 混沌 0`, what follows the name in an action's heading. */
export function readAppeal(section: Section, faults: Faults): Action['appeal'] | null {
  const words = section.rest.split(/\s*·\s*/u).map((pair) => pair.split(/\s+/u));
  const of = (camp: string): (typeof APPEALS)[number] | undefined => {
    const number = words.find(([name]) => name === camp)?.[1];
    return APPEALS.find((one) => String(one) === number);
  };
  const [平和, 景気, 混沌] = CAMPS.map(of);
  if (
    平和 === undefined ||
    景気 === undefined ||
    混沌 === undefined ||
    words.some((pair) => pair.length !== 2) ||
    words.length !== CAMPS.length
  ) {
    faults.add(
      'heading',
      section,
      'The heading of an action is “## name   平和 3 · 景気 1 · 混沌 0”, each camp from 0 to 3.',
    );
    return null;
  }
  return { 平和, 景気, 混沌 };
}

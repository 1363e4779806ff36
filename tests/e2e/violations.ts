import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on a page, a line each: against WCAG 2.2 A and AA, or in the colours alone, which is what a theme changes. */
export async function violations(
  page: Page,
  what: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  // Without frames there is nothing to merge, which axe would open another page for.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const found = await (
    what === 'everything' ? axe.withTags(LEVELS) : axe.withRules(['color-contrast'])
  ).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

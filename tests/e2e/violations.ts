import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * axe's findings, a line each: against WCAG 2.2 A and AA, or in the colours alone, which a theme changes. Of an open dialog
 * if there is one, otherwise of the page: what lies behind a dialog is hidden, and a screen by itself.
 */
export async function violations(
  page: Page,
  what: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  // Without frames there are no results to merge, for which axe would open another page.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if ((await page.getByRole('dialog').count()) > 0) axe.include('[role=dialog]');
  const found = await (
    what === 'everything' ? axe.withTags(LEVELS) : axe.withRules(['color-contrast'])
  ).analyze();
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}, ${nodes.length} times: ${nodes[0]?.failureSummary ?? ''} ${nodes[0]?.html ?? ''}`,
  );
}

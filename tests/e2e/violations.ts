import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const MODAL = '[role=dialog][aria-modal=true]';
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * axe's findings, a line each: against WCAG 2.2 A and AA, or in the colours alone, which a theme changes. Of an open modal
 * dialog if there is one, otherwise of the page: what lies behind a modal dialog is hidden, and a screen by itself. The
 * progress notice, a dialog that is not modal and goes by itself, belongs to the page.
 */
export async function violations(
  page: Page,
  what: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  // Without frames there are no results to merge, for which axe would open another page.
  // What is in order is not described: that takes half of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if ((await page.locator(MODAL).count()) > 0) axe.include(MODAL);
  const found = await (
    what === 'everything' ? axe.withTags(LEVELS) : axe.withRules(['color-contrast'])
  ).analyze();
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}, ${nodes.length} times: ${nodes[0]?.failureSummary ?? ''} ${nodes[0]?.html ?? ''}`,
  );
}

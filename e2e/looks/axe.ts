import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Serious or critical violations that axe finds on the page at present. */
export async function seriousOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Until what has just opened is drawn: a dialog that is half faded in has no contrast yet. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const short = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1_000)
    await Promise.allSettled(short.map(({ finished }) => finished))
  })
}

/** Serious or critical violations that axe finds on the page at present. */
export async function seriousOn(page: Page): Promise<string[]> {
  await untilDrawn(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

import { AxeBuilder } from '@axe-core/playwright'
import { describe, expect, it } from 'vitest'
import { portrait } from '#features/profile/testing/portrait.ts'
import { logIn } from '../student-actions.ts'
import { viewports } from '../browser.ts'
import { openFixture } from '../fixture.ts'
import { untilDrawn } from '../looks/axe.ts'

const fixture = openFixture()

describe.each(['light', 'dark'] as const)('axe finds nothing in the %s theme', (theme) => {
  it.each(viewports)(
    'on the four tabs, their errors and the cropper on %s',
    async (_name, viewport) => {
      const { email } = await fixture.at.student({ complete: false })
      const { page } = await fixture.visit({ viewport, theme })
      const violations = async () => {
        await untilDrawn(page)
        const found = await new AxeBuilder({ page }).analyze()
        return found.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
        )
      }
      await logIn(page, email)
      for (const tab of ['generalinfo', 'address', 'education']) {
        await page.goto(`/profile/${tab}`)
        await page.locator('button[type=submit]').waitFor()
        expect(await violations()).toEqual([])
        await page.locator('button[type=submit]').click()
        await page.getByRole('main').getByRole('alert').waitFor()
        expect(await violations()).toEqual([])
      }
      await page.goto('/profile/documents')
      const photo = {
        name: 'me.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from(await portrait(1)),
      }
      await page.locator('input[type=file]').first().setInputFiles(photo)
      await page.getByText(/after cropping/).waitFor()
      expect(await violations()).toEqual([])
      await page.goto('/profile/generalinfo')
      await page.getByRole('button', { name: 'Propose a correction' }).first().click()
      await page.getByRole('dialog').waitFor()
      expect(await violations()).toEqual([])
    },
  )
})

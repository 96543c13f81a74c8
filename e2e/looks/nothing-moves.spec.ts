import { beforeAll, describe, expect, it } from 'vitest'
import { openProgram, someone } from '#testing/kinds/program-applicant.ts'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import { passEntrance } from '#testing/kinds/admission-in-tests.ts'
import { storeFine, storeHeld, storeLoan } from '#features/library/testing/book.factory.ts'
import { todayOf } from '#testing/test-server.ts'
import { logIn } from '../student-actions.ts'
import { quietened, viewports } from '../browser.ts'
import { openFixture } from '../fixture.ts'

/** Once something is drawn, nothing pushes it: the sum of layout shifts while a screen loads on a slow line. */
const most = 0.02
const fixture = openFixture()

const people = { applicant: '', selected: '', enrolled: '' }
beforeAll(async () => {
  const { at } = fixture
  for (const name of ['One', 'Two', 'Three']) await at.opening('open', `Entrance ${name}`)
  await openProgram(at, { semester: 'I', courses: computerScienceCourses.I })
  await openProgram(at, { semester: 'II', courses: computerScienceCourses.II })
  people.applicant = (await at.student()).email
  const applicant = await at.signIn(people.applicant)
  await applicant.post('/api/v1/models/n_entrance_reg', {
    n_entrance_open_ID: await at.opening('closing-soon', 'Entrance applied for'),
  })
  people.selected = (await at.student()).email
  await passEntrance(at, await at.signIn(people.selected))
  const { email, partnerId } = await someone(at, { enrollments: ['active'] })
  people.enrolled = email
  await at.database.transaction(async (transaction) => {
    const book = (value: string) => ({
      copy: { value, name: 'Physics' },
      partnerId,
      today: todayOf(at),
    })
    await storeLoan(transaction, { ...book('MOVE-1'), dueInDays: 3 })
    await storeFine(transaction, book('MOVE-2'))
    await storeHeld(transaction, book('MOVE-3'))
  })
})

const screens = [
  ['applicant', '/'],
  ['applicant', '/entrance'],
  ['applicant', '/entrance?tab=applied'],
  ['applicant', '/admission'],
  ['selected', '/'],
  ['selected', '/admission'],
  ['selected', '/entrance'],
  ['enrolled', '/'],
  ['enrolled', '/admission'],
  ['enrolled', '/course-registration'],
  ['enrolled', '/payment-history'],
  ['enrolled', '/exam'],
  ['enrolled', '/result'],
  ['enrolled', '/retotal'],
  ['enrolled', '/scholarship'],
  ['enrolled', '/university-registration'],
  ['enrolled', '/books'],
] as const

describe.each(viewports)('on %s', (_name, viewport) => {
  it.each(['applicant', 'selected', 'enrolled'] as const)(
    'no screen of the %s moves while it loads',
    async (who) => {
      const { page } = await fixture.visit({ viewport })
      await logIn(page, people[who])
      await page.getByRole('heading', { level: 1 }).waitFor()
      const auth = await page.evaluate(() => localStorage.getItem('auth_data') ?? '')
      const paths = screens.filter(([each]) => each === who).map(([, path]) => path)
      // Two at a time: mostly they wait for the slow line.
      for (let at = 0; at < paths.length; at += 2)
        for (const seen of await Promise.all(paths.slice(at, at + 2).map(shiftOf)))
          expect(seen).toEqual({ ...seen, isMoved: false })

      async function shiftOf(path: string) {
        const { page: fresh } = await fixture.visit({ viewport })
        await fresh.addInitScript((stored) => localStorage.setItem('auth_data', stored), auth)
        await fresh.addInitScript(() => {
          let shift = 0
          new PerformanceObserver((list) => {
            for (const each of list.getEntries())
              if (Reflect.get(each, 'hadRecentInput') !== true)
                shift += Number(Reflect.get(each, 'value'))
            Reflect.set(window, 'shift', shift)
          }).observe({ type: 'layout-shift', buffered: true })
        })
        const line = await fresh.context().newCDPSession(fresh)
        await line.send('Network.enable')
        await line.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 150,
          downloadThroughput: 200_000,
          uploadThroughput: 93_750,
        })
        await fresh.goto(path)
        await quietened(fresh)
        const shift = await fresh.evaluate(() => Number(Reflect.get(window, 'shift') ?? 0))
        return { path, shift, isMoved: shift > most }
      }
    },
  )
})

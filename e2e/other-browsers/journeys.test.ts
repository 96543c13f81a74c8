import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toBs } from '#platform/pure/calendar/bikram-sambat.ts'
import { codeAt } from '#features/staff/server/one-time-code.ts'
import { aCentre, anExamination } from '#testing/kinds/examination-in-tests.ts'
import { openExam, registerForExam } from '#testing/kinds/exam-in-tests.ts'
import { aMarking, release } from '#testing/kinds/results-in-tests.ts'
import { openRetotaling, aStudent, sat } from '#testing/kinds/retotaling-in-tests.ts'
import { testCodeSecret, testPassword } from '#testing/test-people.ts'
import { todayOf } from '#testing/test-server.ts'
import { freePort } from '#platform/testing/free-port.ts'
import { aColleague, aVoucher } from '../office/office-actions.ts'
import { slip } from '../office/slips.ts'
import { roundRobin } from '../round-robin.ts'
import { newestApplication, newestPayment, registryApproves } from '../student-actions.ts'
import { openUniversity, type University } from '../university.ts'
import { openFirefox } from './firefox.ts'
import type { RemoteBrowser } from './remote-page.ts'
import { openScreen, type Screen } from './screen.ts'
import { openWebKit } from './webkit.ts'

const phone = { width: 390, height: 844 } as const
const desk = { width: 1366, height: 900 } as const
const folder = mkdtempSync(join(tmpdir(), 'journeys-'))
afterAll(() => rmSync(folder, { recursive: true }))

const only = process.env['BROWSER']
const browsers = [
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
] as const

describe.each(browsers.filter(([name]) => only === undefined || name === only))(
  'in %s',
  (name, open) => {
    let browser: RemoteBrowser
    let at: University
    beforeAll(async () => {
      at = await openUniversity()
      browser = await open()
      await at.opening('open', 'BE Civil Entrance 2083')
      console.log(`${name} is ${browser.name} ${browser.version}`)
    })
    afterAll(async () => {
      await browser.close()
      await at.close()
    })

    let screen: Screen
    const visit = async (origin = at.origin) => {
      const size = origin === at.officeOrigin ? desk : phone
      screen = await openScreen(browser, { origin, ...size })
    }
    const logIn = async (email: string, origin = at.origin) => {
      await visit(origin)
      await enter(email)
    }
    const enter = async (email: string) => {
      await screen.goto('/login')
      await screen.type('Email', email)
      await screen.type('Password', testPassword)
      await screen.press('button', 'Login')
      await screen.sees(/^(Namaste|Welcome)/)
    }
    const apply = async () => {
      await screen.goto('/entrance')
      await screen.press('button', /^Apply/)
      await screen.sees('Are you sure you want to apply for this entrance exam?')
      await screen.press('checkbox', /Female/)
      await screen.press('button', 'Yes, Apply')
      await screen.sees(
        'Successfully applied for entrance exam!Please pay fee from Applied Entrance.',
      )
    }

    it('a promise that a page rejects fails the journey', async () => {
      await visit()
      await screen.goto('/login')
      const rejected = screen.run('return Promise.reject(new Error("No list"))')
      await expect(rejected).rejects.toThrow('No list')
    })

    it('an applicant signs up and logs in', async () => {
      const email = `new-${name.toLowerCase()}@example.com`
      await visit()
      await screen.goto('/signup')
      await screen.type('First name', 'Sita')
      await screen.type('Last name', 'Shrestha')
      await screen.type('Nepali name', 'सीता श्रेष्ठ')
      await screen.press('radio', /Female/)
      await screen.type('Day', '14')
      await screen.choose('Month', '4')
      await screen.type('Year', '2007')
      await screen.type('Email', email)
      await screen.type('Phone', '9841234567')
      await screen.type('Password', testPassword)
      await screen.type('Confirm password', testPassword)
      await screen.press('checkbox', /./)
      await screen.press('button', /^(Sign up|Create)/i)
      await screen.sees('Account created successfully! Please login and Continue.')
      await enter(email)
    })

    it('a photo is cropped and sent', async () => {
      const { email } = await at.student({ complete: false })
      const picture = sharp({
        create: { width: 900, height: 1200, channels: 3, background: '#b04020' },
      })
      const path = join(folder, 'me.jpg')
      await writeFile(path, await picture.jpeg().toBuffer())
      await logIn(email)
      await screen.goto('/profile/documents')
      await screen.chooseFile(path)
      await screen.press('button', 'Use photo')
      await screen.sees('Photo uploaded successfully!')
    })

    it('a student applies and pays with the wallet', async () => {
      const { email } = await at.student()
      await logIn(email)
      await apply()
      await screen.press('button', /^Pay Now/)
      await screen.press('button', 'Khalti Pay')
      await screen.press('button', 'Pay')
      await screen.isAt(/payment=/)
      await screen.sees(/Rs\.\s1,500/)
      const { id, isPaid } = await newestApplication(at)
      expect(isPaid).toBe(true)
      await registryApproves(at, id)
      await screen.goto('/entrance?tab=applied')
      await screen.press('button', /^Download/)
      await screen.sees(/downloaded|Saved on this phone/)
    })

    it('a student pays by voucher', async () => {
      const { email } = await at.student()
      await logIn(email)
      await apply()
      await screen.press('button', /^Pay Now/)
      await screen.press('button', 'Upload Voucher')
      const seed = name.length
      const path = join(folder, `slip-${seed}.jpg`)
      await writeFile(path, (await slip(seed)).buffer)
      await screen.chooseFile(path)
      await screen.choose('#slip-bank', 'Nepal Demo Bank')
      await screen.type('#slip-number', `ND-${seed}`)
      const { year, month, date } = toBs(todayOf(at)) ?? { year: 0, month: 0, date: 0 }
      await screen.type('#slip-day', String(date))
      await screen.choose('#slip-day-month', String(month))
      await screen.type('#slip-day-year', String(year))
      await screen.press('button', 'Upload Voucher')
      await screen.sees('Voucher uploaded successfully! Your payment is pending review.')
      const cashier = await at.staff('cashier')
      const command = { c_payment_ID: await newestPayment(at), amount: 1500 }
      const { body } = await cashier.post('/api/v1/processes/voucher_approve', command)
      expect(body).toMatchObject({ isError: false })
      await screen.goto('/entrance?tab=applied')
      await screen.sees('Paid')
    })

    it('a student registers for an exam', async () => {
      const { email, partnerId } = await at.student()
      await registerForExam(at, { partnerId, marks: { ECE151: { marks: 16 } } })
      await openExam(at, { row: { name: `Semester II, ${name}` } })
      await logIn(email)
      await screen.goto('/exam')
      await screen.press('button', new RegExp(`^Apply, Semester II, ${name}`))
      await screen.sees('Select Courses for Exam Registration')
      await screen.press('button', 'Confirm')
      await screen.sees('Successfully applied for exam! Please pay fee from Applied Exams.')
    })

    it('an exam card shows its room, also without the network', async () => {
      const exam = await anExamination(at)
      const sita = await exam.candidate('Sita Shrestha', 'CSC151')
      const centre = await aCentre(exam, `Dhunche ${name}`, { 'Room 204': 40 })
      const body = { n_exam_master_ID: exam.examId }
      await exam.setRoutine('CSC151', ['2027-07-10', '11:00', '14:00'])
      await exam.run('exam_symbol_numbers', body)
      await exam.run('exam_seats', { ...body, n_exam_centre_ID: centre.centreId })
      const port = await freePort()
      const goOffline = await roundRobin(port, [Number(new URL(at.origin).port)])
      await logIn(sita.email, `http://localhost:${port}`)
      await screen.goto(`/exam?card=${sita.registrationId}`)
      await screen.sees(/Room 204/)
      await screen.press('button', /^Download Admit Card/)
      await screen.sees(/^Saved on this phone: /)
      await expect
        .poll(() => screen.run('return navigator.serviceWorker.controller?.state'), {
          timeout: 30_000,
        })
        .toBe('activated')
      goOffline()
      await screen.goto(`/exam?card=${sita.registrationId}`)
      await screen.sees(/Room 204/)
      await screen.sees(/^Showing what was saved at /)
    })

    it('a result is read and taken', async () => {
      const exam = await aMarking(at)
      const sita = await exam.candidate('Sita Shrestha', 'CSC151')
      await exam.enterTwice(sita, 'CSC151', 40)
      const soon = Math.ceil(at.clock.nowMs() / 60_000) * 60_000 + 600_000
      const released = await release(exam, { n_exam_open_ID: exam.openingId }, soon)
      expect(released.body).toMatchObject({ isError: false })
      at.clock.advance(soon - at.clock.nowMs())
      await logIn(sita.email)
      await screen.goto('/result')
      await screen.press('button', /^Download Result/)
      await screen.sees('Exam result downloaded successfully!')
    })

    it('a student asks for retotaling', async () => {
      const openingId = await openRetotaling(at)
      const { email, partnerId } = await at.student()
      const student = await aStudent(at, partnerId)
      await sat(at, student, { openingId, codes: ['CSC151', 'MTH151'] })
      await logIn(email)
      await screen.goto('/retotal')
      await screen.press('button', /^Apply/)
      await screen.press('button', 'Continue')
      await screen.sees('Select Exam Details for Retotaling')
      await screen.press('checkbox', /./)
      await screen.type(/^Reason/, 'Question 5 was not added up.')
      await screen.press('button', /^Apply for Retotaling/)
      await screen.sees('Successfully applied for exam retotaling!')
    })

    it('a cashier signs in with a code and approves a voucher', async () => {
      const { paymentId, name: student } = await aVoucher(at, { name: `Student of ${name}` })
      const email = await aColleague(at, 'cashier', 'Hari Poudel')
      await visit(at.officeOrigin)
      await screen.goto('/')
      await screen.type('Email', email)
      await screen.type('Password', testPassword)
      await screen.press('button', 'Next')
      await screen.type('One-time code', codeAt(testCodeSecret, at.clock.nowMs()))
      await screen.sees('Queues')
      await screen.goto(`/queues/vouchers/${paymentId}`)
      await screen.sees(student)
      await screen.sees('Approve')
      await wait(1_000) // a decision counts once the item was looked at
      await screen.press('button', /^Approve/)
      await expect
        .poll(
          async () =>
            at.database.kysely
              .selectFrom('voucher')
              .select('state')
              .where('c_payment_id', '=', paymentId)
              .executeTakeFirst(),
          { timeout: 20_000 },
        )
        .toEqual({ state: 'APPROVED' })
    })
  },
)

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessOf } from '#platform/server/model-engine/access.ts'
import type { ProcessRegistry } from '#platform/server/processes/process.ts'
import { roleIds, staffRoles } from '#features/roles/rules/facts.ts'
import { anApplicant, aSlip } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { productDictionary } from '#apps/server/dictionary.ts'

const roles = Object.keys(roleIds)
const path = (slug: string) => `/api/v1/processes/${slug}`

describe('the data that a process shows', () => {
  let at: TestServer
  let processes: ProcessRegistry
  beforeAll(async () => {
    at = await testServer()
    processes = at.processes
  })
  afterAll(() => at.close())

  it('is readable in the models by every role that may call the process, for all processes and roles', async () => {
    const dictionary = productDictionary()
    const hidden: string[] = []
    const lines = [...processes.values()].map(({ slug, shows, roles: callers }) => {
      const rows = shows === 'row-by-row' ? [] : (shows ?? [])
      for (const role of roles.filter((each) => callers.includes(each)))
        for (const { table, columns } of rows) {
          const model = dictionary.get(table)
          const access = model && accessOf(model, role)
          const isWhole = access !== undefined && access.columns === undefined
          const isNamed = columns?.every((column) => access?.columns?.includes(column) === true)
          if (!isWhole && isNamed !== true) hidden.push(`${slug} shows ${role} ${table}`)
        }
      const shown = rows.map(({ table, columns }) =>
        columns === undefined ? table : `${table}(${columns.join(' ')})`,
      )
      const what = shows === 'row-by-row' ? shows : shown.join(' ') || '-'
      return `${slug}: ${what}\n    ${callers.join(' ')}`
    })
    expect(hidden).toEqual([])
    const text = `${lines.toSorted().join('\n')}\n`
    await expect(text).toMatchFileSnapshot('access/process-shows.txt')
  })

  it('names columns and models that exist', () => {
    const dictionary = productDictionary()
    for (const { slug, shows = [] } of processes.values())
      for (const { table, columns = [] } of shows === 'row-by-row' ? [] : shows) {
        const known = dictionary.get(table)?.columns.map(({ name }) => name) ?? []
        expect([slug, table, columns.filter((each) => !known.includes(each))]).toEqual([
          slug,
          table,
          [],
        ])
      }
  })

  it('of documents is not for roles that may not read their records, whatever id they count to', async () => {
    const prints = [
      ['entrance_form', 'n_entrance_reg_ID', ['registrar', 'administrator']],
      ['course_registration_form', 'n_program_creg_ID', ['registrar', 'administrator']],
      ['examination_application_form', 'n_exam_reg_ID', ['registrar', 'administrator']],
      ['gradesheet_print', 'n_exam_reg_ID', ['registrar', 'exam-office', 'administrator']],
      ['scholarship_application_print', 'n_scholarship_reg_ID', ['registrar', 'administrator']],
      ['university_registration_form', 'n_university_reg_ID', ['registrar', 'administrator']],
      ['payment_receipt', 'c_payment_ID', ['cashier', 'administrator']],
      ['student_account_print', 'C_BPartner_ID', ['cashier', 'administrator']],
    ] as const
    for (const role of staffRoles) {
      const person = await at.staff(role)
      for (const [slug, parameter, may] of prints) {
        const { status } = await person.post(path(slug), { [parameter]: 1_000_001 })
        const isOpen = may.some((each) => each === role)
        expect([role, slug, status]).toEqual([role, slug, isOpen ? 200 : 403])
      }
    }
  })

  it('of no student leaves no entry, however often the office asks for it', async () => {
    const name = 'Urmila Thapa Magar'
    const { uploadVoucher } = await anApplicant(at, undefined, { name })
    const { body: sent } = await uploadVoucher(aSlip())
    const item = { queue: 'vouchers', record: Number(sent['C_Payment_ID']) }
    const [hari, gita] = [await at.staff('cashier'), await at.staff('administrator')]
    await hari.post(path('desk_lock'), item)
    at.clock.advance(10 * 60_000)
    await gita.post(path('desk_lock'), { ...item, take_over: true })
    const polled = [
      ['desk_queues', {}, 'waiting'],
      ['desk_take_overs', {}, 'administrator person'],
      ['desk_colleagues', item, 'administrator person'],
    ] as const
    for (const [slug, body, shown] of polled) {
      const { body: answer } = await hari.post(path(slug), body)
      const text = JSON.stringify(answer['data'])
      expect([slug, text]).toEqual([slug, expect.stringContaining(shown)])
      expect(text).not.toContain(name)
      expect(processes.get(slug)?.shows).toEqual([])
    }
    await hari.post(path('desk_list'), { queue: 'vouchers' })
    const seen = () =>
      at.database.kysely
        .selectFrom('audit_entry')
        .select('process')
        .where('ad_user_id', '=', hari.userId)
        .where('act', 'in', ['listed', 'read'])
        .execute()
    await expect.poll(seen).toEqual([{ process: 'desk_list' }])
  })

  it('stands in the audit trail with the process, as a record or as a list', async () => {
    const { partnerId } = await anApplicant(at)
    const administrator = await at.staff('administrator')
    const calls = [
      ['set_off_standing', { C_BPartner_ID: partnerId }],
      ['audit_entries', {}],
      ['desk_list', { queue: 'vouchers' }],
      ['desk_search', { typed: 'Sita' }],
      ['library_day', {}],
      ['library_scan', { typed: 'Sita' }],
      ['students_find', { typed: 'Sita' }],
      ['vouchers_decided', { C_BPartner_ID: partnerId }],
      ['retotaling_outcomes_open', {}],
      ['proposals_open', {}],
    ] as const
    for (const [slug, body] of calls) {
      const { status, body: answer } = await administrator.post(path(slug), body)
      expect([slug, status, answer['isError']]).toEqual([slug, 200, false])
    }
    const seen = () =>
      at.database.kysely
        .selectFrom('audit_entry')
        .select(['act', 'subject', 'record', 'process'])
        .where('ad_user_id', '=', administrator.userId)
        .where('process', '<>', '')
        .orderBy('process')
        .execute()
    await expect.poll(seen).toEqual([
      { act: 'listed', subject: 'audit_entry', record: '', process: 'audit_entries' },
      { act: 'listed', subject: 'c_payment', record: '', process: 'desk_list' },
      { act: 'listed', subject: 'c_bpartner', record: '', process: 'desk_search' },
      { act: 'listed', subject: 'a_asset', record: '', process: 'library_day' },
      { act: 'listed', subject: 'c_bpartner', record: '', process: 'library_scan' },
      { act: 'listed', subject: 'n_proposal', record: '', process: 'proposals_open' },
      {
        act: 'listed',
        subject: 'n_exam_retotaling',
        record: '',
        process: 'retotaling_outcomes_open',
      },
      {
        act: 'read',
        subject: 'c_bpartner',
        record: String(partnerId),
        process: 'set_off_standing',
      },
      { act: 'listed', subject: 'c_bpartner', record: '', process: 'students_find' },
      {
        act: 'read',
        subject: 'c_bpartner',
        record: String(partnerId),
        process: 'vouchers_decided',
      },
    ])
  })
})

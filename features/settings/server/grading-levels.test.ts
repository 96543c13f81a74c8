import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenProposal } from '#features/two-people/wire/open-proposal.ts'
import type { AuditEntry } from '#features/audit/wire/entry.ts'
import type { Person } from '#testing/person.ts'
import { aLevel, type LevelInTests, setGrading } from '#testing/kinds/grading-in-tests.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { settings } from '../rules/settings.ts'
import type { SettingNow } from '../wire/setting.ts'
import { findSettingValue } from './settings.ts'

const { grades, mostFailed } = settings.grading.initial

describe('grading tables of levels, as a setting', () => {
  let at: TestServer
  let hari: Person
  let suresh: Person
  let diploma: LevelInTests
  beforeAll(async () => {
    at = await testServer()
    hari = await at.staff('administrator')
    suresh = await at.staff('administrator')
    diploma = await aLevel(at, 'Diploma')
  })
  afterAll(() => at.close())

  const post = async (by: Person, slug: string, body: object) =>
    (await by.post(`/api/v1/processes/${slug}`, body)).body
  const change = (value: object) =>
    post(hari, 'setting_change', { key: 'grading', value: JSON.stringify(value) })
  const proposalIn = (body: Record<string, unknown>) =>
    (body['data'] as { n_proposal_ID: number }).n_proposal_ID
  const confirm = (body: Record<string, unknown>) =>
    post(suresh, 'proposal_confirm', { n_proposal_ID: proposalIn(body) })
  const now = () => findSettingValue(at.database.kysely, 'grading')
  const setActive = (isactive: boolean) =>
    at.database.kysely
      .updateTable('n_level')
      .set({ isactive })
      .where('n_level_id', '=', diploma.levelId)
      .execute()
  /** Without the name, as the form sends it. */
  const sent = () => {
    const { name: _, ...table } = diploma.table()
    return table
  }

  it('are changed by two people; the proposal and the audit log name the level', async () => {
    await setGrading(at)
    const proposed = await change({ grades, mostFailed, levels: [sent()] })
    expect((await now()).levels).toEqual([])
    const open = (await post(suresh, 'proposals_open', {}))['data'] as { proposals: OpenProposal[] }
    const read = open.proposals.find(({ id }) => id === proposalIn(proposed))
    const path = `levels.${diploma.levelId}.mostFailed`
    expect(read?.names[path]?.en).toMatch(/^Table of Diploma · Failed courses/)
    expect(read?.after[path]).toEqual({ en: '0', ne: '0' })
    expect(await confirm(proposed)).toMatchObject({ isError: false })
    expect((await now()).levels).toEqual([diploma.table()])
    const trail = await post(suresh, 'audit_entries', { ad_user_ID: suresh.userId })
    const { entries } = trail['data'] as { entries: AuditEntry[] }
    const entry = entries.find(({ subject }) => subject === 'n_setting')
    expect(entry?.factNames[path]?.ne).toMatch(/^Diplomaको तालिका · /)
    expect(entry?.before[path]).toBeUndefined()
  })

  it('stay as they are stored when a client sends none, and go when it sends an empty list', async () => {
    await setGrading(at, { levels: [diploma.table()] })
    expect(await change({ grades, mostFailed })).toMatchObject({ code: 'rule/setting-same' })
    expect(await confirm(await change({ grades, mostFailed: 4 }))).toMatchObject({ isError: false })
    expect(await now()).toEqual({ grades, mostFailed: 4, levels: [diploma.table()] })
    await confirm(await change({ grades, mostFailed: 4, levels: [] }))
    expect((await now()).levels).toEqual([])
  })

  it('carry the name that the register has, whatever a client sends', async () => {
    await setGrading(at)
    const table = { ...sent(), name: { en: 'Doctorate', ne: 'x' } }
    await confirm(await change({ grades, mostFailed, levels: [table] }))
    expect((await now()).levels).toEqual([diploma.table()])
  })

  it.each<readonly [string, readonly [levels: () => unknown, field: string, rule: RegExp]]>([
    [
      'an unknown level',
      [() => [{ ...sent(), level: 987_654 }], 'levels.0.level', /^Choose an active/],
    ],
    ['a level twice', [() => [sent(), sent()], 'levels', /^Up to 20 tables, one for each/]],
    [
      'grades that rise',
      [
        () => [{ ...sent(), grades: diploma.table().grades.toReversed() }],
        'levels.0.grades',
        /^2 to 20 grades from the best down/,
      ],
    ],
    [
      'no number of failed courses',
      [() => [{ ...sent(), mostFailed: '' }], 'levels.0.mostFailed', /^A whole/],
    ],
    [
      'a level by its name',
      [() => [{ ...sent(), level: 'Diploma' }], 'levels.0.level', /^Choose an/],
    ],
    ['a part that is not known', [() => [{ ...sent(), more: 1 }], 'levels.0.more', /^Up to 20/]],
    ['no list at all', [() => 'Diploma', 'levels', /^Up to 20/]],
  ])(
    'with %s are refused at the field, and nothing is stored',
    async (_, [levels, ...expected]) => {
      const [field, rule] = expected
      await setGrading(at)
      expect(await change({ grades, mostFailed, levels: levels() })).toMatchObject({
        isError: true,
        code: 'rule/setting-wrong',
        errors: [{ field, message: expect.stringMatching(rule) }],
      })
      expect(await now()).toEqual(settings.grading.initial)
      const open = (await post(suresh, 'proposals_open', {}))['data'] as {
        proposals: OpenProposal[]
      }
      expect(open.proposals).toEqual([])
    },
  )

  it('of a level that became inactive may stay, but no inactive level gets one', async () => {
    await setGrading(at)
    await setActive(false)
    const withTable = { grades, mostFailed: 5, levels: [sent()] }
    expect(await change(withTable)).toMatchObject({ code: 'rule/setting-wrong' })
    await setGrading(at, { levels: [diploma.table()] })
    expect(await confirm(await change(withTable))).toMatchObject({ isError: false })
    const { settings: listed } = (await post(hari, 'settings', {}))['data'] as {
      settings: SettingNow[]
    }
    const records = listed.find(({ key }) => key === 'grading')?.records
    expect(records).toContainEqual({
      id: diploma.levelId,
      name: { en: 'Diploma', ne: 'Diploma' },
      isActive: false,
    })
    expect(listed.find(({ key }) => key === 'library')?.records).toEqual([])
    await setActive(true)
  })

  it('of twenty levels with twenty grades each are stored', async () => {
    await setGrading(at)
    const long = Array.from({ length: 20 }, (_, n) => ({
      grade: `G${n}`,
      fromPercent: n === 19 ? 0 : 99.75 - 5.25 * n,
      point: n === 19 ? 0 : 9.75 - 0.25 * n,
    }))
    const levels = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => (await aLevel(at, `Level ${n}`)).levelId),
    )
    const value = {
      grades,
      mostFailed,
      levels: levels.map((level) => ({ level, grades: long, mostFailed })),
    }
    expect(await confirm(await change(value))).toMatchObject({ isError: false })
    expect((await now()).levels).toHaveLength(20)
  })
})

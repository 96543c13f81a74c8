import { sameDetails } from '#features/applying/server/desk/same-person.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payWithKhalti, anApplicant } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { storeMarksheets } from '#testing/kinds/marksheet.ts'
import type { Person } from '#testing/person.ts'
import type { DeskRow } from '#features/desk/wire/desk.ts'
import type { CheckRow, Evidence } from '#features/desk/wire/evidence.ts'

describe('the claim of an applicant', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const record = {
    value: '2plus_two',
    institute: 'Kathmandu Model College',
    uni_board: 'NEB',
    passed_year: '2080',
    description: '',
    grading_type: 'G',
    obtained_marks: 3.4,
    full_marks: 4,
  } as const
  /** The checks of a paid application of this person with these quotas, by what they are about. */
  const checksOf = async (person: object, selectedquota: string, records = [record]) => {
    const applicant = await anApplicant(at, undefined, person)
    await payWithKhalti(at, applicant, 150_000)
    const { kysely } = at.database
    await kysely
      .updateTable('n_entrance_reg')
      .set({ selectedquota })
      .where('n_entrance_reg_id', '=', applicant.applicationId)
      .execute()
    await kysely
      .deleteFrom('n_bpaca_info')
      .where('c_bpartner_id', '=', applicant.partnerId)
      .execute()
    for (const each of records)
      await kysely
        .insertInto('n_bpaca_info')
        .values({ ...each, c_bpartner_id: applicant.partnerId })
        .execute()
    await storeMarksheets(at, applicant.partnerId)
    const item = { queue: 'entrance', record: applicant.applicationId }
    const { body } = await registrar.post('/api/v1/processes/desk_item', item)
    const { checks } = (body['data'] as { evidence: Evidence }).evidence
    return new Map(checks.map((check) => [check.fact.en, check]))
  }
  const shown = (check: CheckRow | undefined) => [check?.sign, check?.values[0]]

  it('of education stands there record by record, in both languages', async () => {
    const checks = await checksOf({ name: 'Gita Gyawali' }, '')
    expect(shown(checks.get('Plus Two/Intermediate'))).toEqual([
      'unknown',
      { en: '2080, NEB: CGPA 3.4', ne: '२०८०, NEB: सी.जी.पी.ए. ३.४' },
    ])
    const none = await checksOf({ name: 'Puja Oli' }, '', [])
    expect(shown(none.get('Education'))).toMatchObject(['look', { en: 'none' }])
  })

  it('of a quota is held against the profile where that says it, else judged by its proof', async () => {
    const female = await checksOf({ name: 'Maya Rai', gender: 'female' }, 'Female,Open,Dalit')
    expect(female.get('Quota: Female')).toMatchObject({ sign: 'agree', note: null })
    expect(female.get('Quota: Open')?.sign).toBe('agree')
    expect(female.get('Quota: Dalit')?.sign).toBe('unknown')
    const male = await checksOf({ name: 'Hari Rai', gender: 'male' }, 'Female')
    expect(male.get('Quota: Female')).toMatchObject({
      sign: 'look',
      note: { en: 'The profile says Male.' },
    })
    const { body } = await registrar.post('/api/v1/processes/desk_list', { queue: 'entrance' })
    const { rows } = body['data'] as { rows: readonly DeskRow[] }
    const feeNow = rows
      .filter(({ name }) => name.endsWith(' Rai'))
      .map(({ name, sign, words }) => [name, sign, words.en])
    expect(feeNow).toEqual([
      ['Maya Rai', 'unknown', 'Photo'],
      ['Hari Rai', 'look', 'Quota'],
    ])
  })

  it('to be one person is doubted where another record has the name and the birth date', async () => {
    const person = { name: 'Lhakpa Sherpa', birthDate: '2006-02-03' }
    const first = await checksOf(person, '')
    expect(shown(first.get('Other records'))[0]).toBe('agree')
    const second = await checksOf({ ...person, name: 'LHAKPA sherpa' }, '')
    expect(shown(second.get('Other records'))).toMatchObject([
      'unknown',
      { en: expect.stringMatching(/^1 may be the same person: Lhakpa Sherpa \(\d+\)$/) },
    ])
  })

  it.each([
    ['citizenship number', { citizen_no: '27-01-75-०१२३४' }, { citizen_no: '27/01/75/01234' }],
    [
      'birth date and phone',
      { dob_ad: '2005-05-05', phone: '9841-999001' },
      { dob_ad: '2005-05-05', phone: '9841999001' },
    ],
  ])(
    'to be one person is doubted by %s under another spelling of the name',
    async (_, one, two) => {
      const set = async (name: string, facts: object) => {
        const { email } = await at.student({ name })
        await at.database.kysely
          .updateTable('c_bpartner')
          .set(facts)
          .where('c_bpartner_id', '=', (ref) =>
            ref.selectFrom('ad_user').select('c_bpartner_id').where('email', '=', email).limit(1),
          )
          .execute()
        return at.database.kysely
          .selectFrom('ad_user')
          .select('c_bpartner_id')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
      }
      const first = await set('Sabina Tamang', one)
      const second = await set('Sabeena Lama Tamang', two)
      const check = await sameDetails(at.database, [Number(second.c_bpartner_id)])
      expect(check(Number(second.c_bpartner_id))).toMatchObject({
        sign: 'unknown',
        values: [{ en: `1 may be the same person: Sabina Tamang (${first.c_bpartner_id})` }, {}],
      })
    },
  )
})

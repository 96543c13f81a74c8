import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPdf, picture } from '#features/profile/testing/plain-files.ts'
import { generalMessages } from '#features/profile/rules/messages.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Answer } from '#testing/person.ts'

const general = {
  father_name: 'Ram Bahadur',
  mother_name: 'Gita Devi',
  Phone2: '+977 984-1234567',
  grand_father_name: 'Hari',
  grand_mother_name: 'Maya',
  maritial_status: 'Single',
  cast_ethinicity: 'Janajati',
  religion: 'Hindu',
  nationality: 'Nepali',
  mother_tongue: '',
  citizen_no: '२७-०१-७०-१२३४५',
}
/** Gosaikunda in Rasuwa, Bagmati: six wards. */
const gosaikunda = { n_province_ID: 3, n_district_ID: 303, n_locgov_ID: 30301 }
const education = {
  institution: 'Rasuwa School',
  level: '2plus_two',
  levelname: 'Plus Two/Intermediate',
  majorSubject: 'Science',
  endYear: '2080',
  board: 'NEB',
  gradingType: 'G',
  gradingTypeName: 'CGPA',
  fullMarks: '4.0',
  obtainedMarks: '3.4',
  marksheetfile: aPdf().toString('base64'),
}

describe('the profile', () => {
  let at: TestServer
  let places: { municipality: string; district: string; wards: number }
  beforeAll(async () => {
    at = await testServer()
    places = await at.database.kysely
      .selectFrom('n_locgov as l')
      .innerJoin('n_district as d', 'd.n_district_id', 'l.n_district_id')
      .select(['l.name as municipality', 'd.name as district', 'l.wards'])
      .where('n_locgov_id', '=', gosaikunda.n_locgov_ID)
      .executeTakeFirstOrThrow()
  })
  afterAll(() => at.close())

  async function someone(complete = false) {
    const student = await at.student({ complete })
    const person = await at.signIn(student.email)
    const path = `/api/v1/models/c_bpartner/${student.partnerId}`
    const profile = async () =>
      (await person.get(path, { $expand: 'c_bpartner_location,n_bpaca_info' })).body
    const addresses = async () => {
      const rows = (await profile())['c_bpartner_location'] as {
        id: number
        address_type: { id: string }
      }[]
      const of = (type: string) => rows.find((row) => row.address_type.id === type)?.id ?? 0
      return { permanent: of('Permanent'), temporary: of('Temporary') }
    }
    const address = (id: number, facts: object) =>
      person.put(`/api/v1/models/c_bpartner_location/${id}`, facts)
    return { ...student, person, path, profile, addresses, address }
  }

  const image = async (width: number) => ({
    name: 'me.jpg',
    data: (await picture(width, 90).jpeg().toBuffer()).toString('base64'),
  })
  const whole = (more: object = {}) => ({ ...gosaikunda, ward_no: 3, tole_name: 'Bazaar', ...more })

  it('is completed by the write that finishes it, whichever that is, and stays complete', async () => {
    for (let last = 0; last < 6; last++) {
      const sita = await someone()
      const { permanent, temporary } = await sita.addresses()
      const writes: (() => Promise<Answer>)[] = [
        () => sita.person.put(sita.path, general),
        async () => sita.person.put(sita.path, { Logo_ID: await image(70) }),
        async () => sita.person.put(sita.path, { Signature_ID: await image(270) }),
        () => sita.address(permanent, whole()),
        () => sita.address(temporary, whole({ ward_no: 4 })),
        () => sita.person.post('/nou/academic_record/save', education),
      ]
      writes.push(...writes.splice(last, 1))
      for (const write of writes) {
        expect((await sita.profile())['CompletedRegistration']).toBe(false)
        expect((await write()).status).toBe(200)
      }
      const done = await sita.profile()
      expect(done['CompletedRegistration']).toBe(true)
      const [record] = done['n_bpaca_info'] as { id: number }[]
      expect((await sita.person.del(`/api/v1/models/n_bpaca_info/${record?.id}`)).status).toBe(200)
      const after = await sita.profile()
      expect([after['CompletedRegistration'], after['n_bpaca_info']]).toEqual([true, undefined])
    }
  })

  it('is completed by two addresses saved at the same moment', async () => {
    const sita = await someone()
    const { permanent, temporary } = await sita.addresses()
    await sita.person.put(sita.path, general)
    await sita.person.put(sita.path, { Logo_ID: await image(70), Signature_ID: await image(270) })
    await sita.person.post('/nou/academic_record/save', education)
    const saved = await Promise.all([permanent, temporary].map((id) => sita.address(id, whole())))
    expect(saved.map(({ status }) => status)).toEqual([200, 200])
    expect((await sita.profile())['CompletedRegistration']).toBe(true)
  })

  it('stores the general form tidy and shows the status under both spellings', async () => {
    const sita = await someone()
    const { status, body } = await sita.person.put(sita.path, general)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      Phone2: '9841234567',
      marital_status: 'single',
      maritial_status: 'single',
      citizen_no: general.citizen_no,
    })
    expect('mother_tongue' in body).toBe(false)
  })

  it.each([
    [{ father_name: ' ' }, "Please fill all required fields: Father's Name"],
    [
      { citizen_no: null, father_name: '', Phone2: '' },
      "Please fill all required fields: Father's Name, Guardian's Phone, Citizenship No.",
    ],
    [{ Phone2: '123' }, generalMessages['guardian-number-invalid'].en],
    [{ maritial_status: 'engaged' }, generalMessages['marital-status-unknown'].en],
    [{ citizen_no: 'x' }, generalMessages['citizenship-number-invalid'].en],
    [{ religion: 'x'.repeat(121) }, generalMessages['text-too-long'].en],
  ])('refuses %j with its sentence', async (change, detail) => {
    const sita = await someone()
    await sita.person.put(sita.path, general)
    const answer = await sita.person.put(sita.path, change)
    expect([answer.status, answer.body['detail']]).toEqual([400, detail])
    expect(answer.body['errors']).toHaveLength(Object.keys(change).length)
    expect(await sita.profile()).toMatchObject({ father_name: 'Ram Bahadur', religion: 'Hindu' })
  })

  it('says the list in Nepali to who reads Nepali', async () => {
    const sita = await someone(true)
    const answer = await sita.person.put(`${sita.path}?locale=ne_NP`, { father_name: '' })
    expect(answer.body['detail']).toBe('कृपया सबै आवश्यक विवरण भर्नुहोस्: बुबाको नाम')
  })

  it('refuses to change fields that its student may not write', async () => {
    const sita = await someone(true)
    const before = await sita.profile()
    const changed = {
      Name: 'Somebody Else',
      name_nepali: 'अर्को',
      EMail: 'other@example.com',
      Phone: '9811111111',
      dob_ad: '1990-01-01',
      dob_bs: '2046-09-17',
      gender: 'male',
      CompletedRegistration: false,
      regrollno: '1',
      IsActive: false,
      AD_Client_ID: 1,
      AD_Org_ID: 1,
      Created: '2020-01-01T00:00:00Z',
      CreatedBy: 1,
      UpdatedBy: 1,
    }
    for (const [column, value] of Object.entries(changed)) {
      const answer = await sita.person.put(sita.path, { [column]: value, religion: 'Other' })
      expect([column, answer.status]).toEqual([column, 403])
    }
    expect((await sita.person.put(sita.path, { password_hash: 'x' })).status).toBe(400)
    expect(await sita.profile()).toEqual(before)
    const echoed = await sita.person.put(sita.path, { Name: before['Name'], religion: 'Kirat' })
    expect(echoed).toMatchObject({ status: 200, body: { religion: 'Kirat' } })
  })

  it('locks the citizenship number and keeps the pictures once it is complete', async () => {
    const sita = await someone(true)
    const locked = await sita.person.put(sita.path, { citizen_no: '99-99-99-99999' })
    expect(locked).toMatchObject({
      status: 403,
      body: { detail: generalMessages['citizenship-number-locked'].en },
    })
    const { citizen_no } = await sita.profile()
    const same = await sita.person.put(sita.path, { citizen_no, religion: 'Bon' })
    expect(same.status).toBe(200)
    for (const nothing of [null, {}, { file_name: 'x' }])
      expect((await sita.person.put(sita.path, { Logo_ID: nothing })).status).toBe(400)
    const open = await someone()
    await open.person.put(open.path, general)
    expect((await open.person.put(open.path, { citizen_no: '99-99-99-99999' })).status).toBe(200)
  })

  it('composes the name of an address and keeps its ward and tole', async () => {
    const sita = await someone()
    const { permanent } = await sita.addresses()
    const sent = {
      address_type: 'Permanent',
      ...whole({ tole_name: ' Bazaar  Tole ' }),
      Name: '<b>',
    }
    const { status, body } = await sita.address(permanent, sent)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      Name: `${places.municipality}-3, Bazaar Tole, ${places.district}`,
      ward_no: 3,
      tole_name: 'Bazaar Tole',
      address_type: { id: 'Permanent' },
      location_type: { id: 'Permanent' },
    })
    const moved = await sita.address(permanent, { ward_no: 2, Name: 'nonsense' })
    expect(moved.body['Name']).toBe(`${places.municipality}-2, Bazaar Tole, ${places.district}`)
    const raw = await sita.address(permanent, { tole_name: '<script>alert(1)</script>' })
    expect(raw.body['tole_name']).toBe('<script>alert(1)</script>')
  })

  it.each([
    [{ ward_no: 0 }, 'ward_no'],
    [{ ward_no: -1 }, 'ward_no'],
    [{ ward_no: 36 }, 'ward_no'],
    [{ ward_no: null }, 'ward_no'],
    [{ tole_name: ' ' }, 'tole_name'],
    [{ tole_name: 'x'.repeat(121) }, 'tole_name'],
    [{ n_province_ID: null }, 'n_province_ID'],
    [{ n_district_ID: null }, 'n_district_ID'],
    [{ n_locgov_ID: null }, 'n_locgov_ID'],
    [{ n_province_ID: 1 }, 'n_locgov_ID'],
    [{ n_district_ID: 101 }, 'n_locgov_ID'],
    [{ n_locgov_ID: 10101 }, 'n_locgov_ID'],
    [{ n_locgov_ID: 999 }, 'n_locgov_ID'],
    [{ n_district_ID: 'x' }, 'n_district_ID'],
  ])('refuses an address with %j and names %s', async (part, field) => {
    const sita = await someone()
    const { permanent } = await sita.addresses()
    const answer = await sita.address(permanent, whole(part))
    expect(answer.status).toBe(400)
    expect((answer.body['errors'] as { field: string }[]).map((each) => each.field)).toContain(
      field,
    )
    expect((await sita.profile())['c_bpartner_location']).not.toContainEqual(
      expect.objectContaining({ ward_no: expect.anything() }),
    )
  })

  it('takes the last ward of a municipality and not the one after', async () => {
    const sita = await someone()
    const { permanent } = await sita.addresses()
    const put = (ward_no: number) => sita.address(permanent, whole({ ward_no }))
    expect((await put(places.wards)).status).toBe(200)
    expect((await put(places.wards + 1)).body['detail']).toBe(
      `Ward must be a number from 1 to ${places.wards}`,
    )
  })

  it('makes a missing address again, once, for its own person only', async () => {
    const [sita, gita] = [await someone(), await someone()]
    const post = (facts: object) =>
      sita.person.post('/api/v1/models/c_bpartner_location', {
        address_type: 'Permanent',
        ...facts,
      })
    expect((await post(whole())).status).toBe(409)
    await at.database.kysely
      .deleteFrom('c_bpartner_location')
      .where('c_bpartner_id', '=', sita.partnerId)
      .execute()
    expect((await post(whole({ C_BPartner_ID: gita.partnerId }))).status).toBe(403)
    expect((await post({ ...gosaikunda })).status).toBe(400)
    expect((await sita.person.post('/api/v1/models/c_bpartner_location', whole())).status).toBe(400)
    const all = await Promise.all(Array.from({ length: 8 }, () => post(whole())))
    expect(all.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
    const change = await sita.address((await sita.addresses()).permanent, {
      address_type: 'Temporary',
    })
    expect(change.status).toBe(403)
  })
})

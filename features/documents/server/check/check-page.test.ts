import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import {
  checkUrl,
  newSigningKey,
  openSigningKey,
  signFacts,
} from '#platform/server/pdf/parts/signed-facts.ts'
import { loadSecret } from '#features/auth/server/secrets.ts'
import { anApplicant, payWithKhalti } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { pageText, print, scan } from '#testing/printed-document.ts'

describe('the page behind a QR code', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  /** Signed in again, since tests move the clock. */
  const run = async (slug: string, body: object) =>
    (await at.staff('exam-office')).post(`/api/v1/processes/${slug}`, body)

  async function admitted(name = 'Sita Shrestha') {
    const applicant = await anApplicant(at, undefined, { name })
    await payWithKhalti(at, applicant, rupees(1_500))
    const body = { n_entrance_reg_ID: applicant.applicationId }
    await run('entrance_document_action', { ...body, doc_action: 'AP' })
    return { ...applicant, body }
  }
  const seat = (body: object, exam_centre: string) =>
    run('entrance_set_number', { ...body, exam_centre })
  const documentId = async (number: string) => {
    const { body } = await (
      await at.staff('exam-office')
    ).get('/api/v1/models/n_issued_paper', {
      $filter: `number eq '${number}'`,
    })
    const [record] = Array.isArray(body['records']) ? body['records'] : []
    return { n_issued_paper_ID: Number(record.id) }
  }

  it('repeats every fact that identifies the document, in both languages, with the photo', async () => {
    const { person, body } = await admitted()
    await seat(body, 'Block B, Room 204, Seat 17')
    const { codes } = await print(await person(), 'entrance_form', body)
    const answer = await scan(at, codes[0])
    const text = pageText(answer)
    for (const part of [
      'This document was issued by Langtang Technological University',
      'यो कागजात लाङटाङ प्राविधिक विश्वविद्यालयले जारी गरेको हो',
      'Entrance admit card प्रवेश परीक्षा प्रवेशपत्र',
      /AC-2083-\d{4}/,
      'Version संस्करण\n1',
      'Symbol number सिम्बल नम्बर\n2083-',
      'Name नाम\nSita Shrestha',
      /Exam day परीक्षा मिति\n\d+ \w+ 2083 \(.*\) २०८३/,
      'Time समय\n11:00 to 13:00 ११:०० बजेदेखि १३:०० बजेसम्म',
      'Block B, Room 204, Seat 17',
      'Rs. 1,500 रु. १,५००',
    ])
      expect(text).toMatch(part)
    expect(answer.text).toMatch(/<img alt="Photo" src="data:image\/jpeg;base64,\/9j\//)
    expect(answer.headers['content-security-policy']).toContain('img-src data:')
    expect(text).not.toContain('12-01-')
    expect(pageText(await scan(at, codes[1]))).toContain("Part भाग\nInvigilator's part")
  })

  it('shows a name as text, whatever is in it', async () => {
    const { person, body } = await admitted('Sita <b>Shrestha')
    const { codes } = await print(await person(), 'entrance_form', body)
    expect((await scan(at, codes[0])).text).not.toContain('<b>Shrestha')
  })

  it('says of a print that a later one replaced it, and when; of the later one that it counts', async () => {
    const { person, body } = await admitted()
    await seat(body, 'Block A, Room 1, Seat 1')
    const first = await print(await person(), 'entrance_form', body)
    at.clock.advance(26 * 3_600_000)
    await seat(body, 'Block C, Room 9, Seat 9')
    const second = await print(await person(), 'entrance_form', body)
    const old = pageText(await scan(at, first.codes[0]))
    expect(old).toContain('This document was replaced')
    expect(old).toMatch(/Replaced by version 2 on \d+ Mangsir 2083 \(21 Nov 2026\)/)
    expect(old).toMatch(/मा संस्करण २ले बदलिएको/)
    expect(old).toContain('Block A, Room 1, Seat 1')
    const struck = (await scan(at, first.codes[0])).text.match(/<del>.*?<\/del>/g)
    expect(struck?.join(' ')).toContain('Block A, Room 1, Seat 1')
    expect(struck?.join(' ')).not.toContain('Sita Shrestha')
    expect((await scan(at, second.codes[0])).text).not.toContain('<del>')
    const fresh = pageText(await scan(at, second.codes[0]))
    expect(fresh).toContain('This document was issued by')
    expect(fresh).toContain('Block C, Room 9, Seat 9')
  })

  it('says of a revoked document when and why, until that is taken back; meanwhile it is not printed', async () => {
    const { person, body } = await admitted()
    await seat(body, 'Block A, Room 2, Seat 2')
    const student = await person()
    const { codes } = await print(student, 'entrance_form', body)
    const [, number = ''] = /\/check\/(AC-[\d-]+)/.exec(codes[0] ?? '') ?? []
    const document = await documentId(number)
    const reason = 'The photo shows somebody else'
    const short = await run('paper_revoke', { ...document, reason: 'no' })
    expect(short.body).toMatchObject({ isError: true, code: 'rule/reason-missing' })
    await run('paper_revoke', { ...document, reason })
    const revoked = pageText(await scan(at, codes[0]))
    expect(revoked).toContain('This document was revoked')
    expect(revoked).toContain(`Reason: ${reason}`)
    expect(revoked).toContain(`कारण: ${reason}`)
    const refused = await student.post('/api/v1/processes/entrance_form', body)
    expect(refused.body).toMatchObject({ isError: true, code: 'rule/paper-revoked' })
    expect(refused.body['summary']).toContain(reason)
    const notes = await student.get('/api/v1/models/ad_note', { $orderby: 'Created desc' })
    expect(notes.text).toContain(`${number} was revoked`)
    const again = await run('paper_revoke', { ...document, reason })
    expect(again.body).toMatchObject({ isError: true, code: 'rule/paper-revoked' })
    await run('paper_restore', document)
    expect(pageText(await scan(at, codes[0]))).toContain('This document was issued by')
    const restored = await run('paper_restore', document)
    expect(restored.body).toMatchObject({ isError: true, code: 'rule/paper-not-revoked' })
  })

  it('says of a receipt that its payment was given back, also of one never printed before', async () => {
    const sita = await anApplicant(at)
    const pidx = await payWithKhalti(at, sita, rupees(1_500))
    const student = await sita.person()
    const { body } = await student.get('/api/v1/models/c_payment')
    const [payment] = Array.isArray(body['records']) ? body['records'] : []
    const call = { c_payment_ID: Number(payment.id) }
    const { codes } = await print(student, 'payment_receipt', call)
    expect(pageText(await scan(at, codes[0]))).toContain('Receipt रसिद')
    at.khalti.behaviour.lookup = {
      status: 200,
      body: {
        pidx,
        status: 'Refunded',
        total_amount: 150_000,
        transaction_id: 'T',
        fee: 0,
        refunded: true,
      },
    }
    at.clock.advance(25 * 3_600_000)
    await at.jobs.runNow('payments')
    delete at.khalti.behaviour.lookup
    const page = pageText(await scan(at, codes[0]))
    expect(page).toContain('This receipt was reversed')
    expect(page).toContain('भुक्तानी फिर्ता भयो')
    const refused = await (await sita.person()).post('/api/v1/processes/payment_receipt', call)
    expect(refused.body).toMatchObject({ isError: true, code: 'rule/paper-reversed' })
  })

  describe('of a code from before the register', () => {
    const earlyCode = async (facts: readonly string[]) => {
      const { privateKey } = openSigningKey(
        await loadSecret(at.database, 'documents', newSigningKey),
      )
      const [code = ''] = facts
      return checkUrl('http://portal.test', code, signFacts(facts, privateKey))
    }
    const facts = ['Sita Rai', 'BE Civil Entrance', '2027-01-04', 'Room 204']

    it('repeats what was signed, and says that no more is known', async () => {
      const page = pageText(await scan(at, await earlyCode(['AC-2079-0417', ...facts])))
      for (const part of [
        'AC-2079-0417',
        'Sita Rai',
        '(4 Jan 2027)',
        'Room 204',
        'before documents were registered',
      ])
        expect(page).toContain(part)
    })

    it('says so when the same document was printed again', async () => {
      const { person, body, applicationId } = await admitted()
      const code = await earlyCode([`AC-${applicationId}`, ...facts])
      expect(pageText(await scan(at, code))).toContain('before documents were registered')
      await print(await person(), 'entrance_form', body)
      expect(pageText(await scan(at, code))).toMatch(
        /printed again on .* as EA-2083-\d{6} version 1/,
      )
    })
  })

  it('says no to another number with the same code, to a changed one and to a foreign key', async () => {
    const { person, body } = await admitted()
    const { codes } = await print(await person(), 'entrance_form', body)
    const url = new URL(codes[0] ?? '')
    const token = url.searchParams.get('s') ?? ''
    const foreign = openSigningKey(newSigningKey()).privateKey
    const number = url.pathname.split('/').at(-1) ?? ''
    for (const wrong of [
      `http://portal.test/check/EA-2083-999999?s=${token}`,
      `http://portal.test/check/${number}?s=${token.slice(0, -2)}xx`,
      checkUrl('http://portal.test', number, signFacts([number, '1', 'a'.repeat(16)], foreign)),
    ]) {
      const answer = await scan(at, wrong)
      expect(answer.status).toBe(404)
      expect(pageText(answer)).toContain('was not issued by')
    }
  })

  it('asks for the code when only a number or nothing is typed, and discloses nothing about it', async () => {
    for (const typed of ['/AC-2083-0001', '/AC-2083-9999', '/', '']) {
      const answer = await scan(at, `http://portal.test/check${typed}`)
      expect(answer.status).toBe(404)
      expect(pageText(answer)).toContain('A number alone cannot be checked')
    }
  })

  it('distinguishes a signed code that is not in the register from an unsigned one', async () => {
    const { privateKey } = openSigningKey(await loadSecret(at.database, 'documents', newSigningKey))
    const code = checkUrl(
      'http://portal.test',
      'AC-2083-9999',
      signFacts(['AC-2083-9999', '7', 'b'.repeat(16)], privateKey),
    )
    const answer = await scan(at, code)
    expect(answer.status).toBe(404)
    expect(pageText(answer)).toContain('not in the register')
  })
})

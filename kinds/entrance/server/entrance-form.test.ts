import { noPictures } from '#features/institution/testing/no-pictures.ts'
import { day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { createPdfRenderer } from '#platform/server/pdf/pdf-renderer.ts'
import {
  checkUrl,
  newSigningKey,
  openSigningKey,
  signFacts,
} from '#platform/server/pdf/parts/signed-facts.ts'
import { pdfRuns, pdfText } from '#platform/testing/pdf-text.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entranceForm, type EntranceFormData } from './entrance-form.ts'

const renderer = createPdfRenderer()
afterAll(() => renderer.close())

/** As large as a photo gets in print: 413 × 531 pixels of noise would be more than any face. */
let photo = new Uint8Array()
beforeAll(async () => {
  const noise = Buffer.from(Array.from({ length: 60 * 77 * 3 }, (_, at) => (at * 7919) % 253))
  const face = sharp(noise, { raw: { width: 60, height: 77, channels: 3 } }).resize(413, 531)
  photo = Uint8Array.from(await face.jpeg({ quality: 86, mozjpeg: true }).toBuffer())
})

const { privateKey } = openSigningKey(newSigningKey())
const url = (kind: string) =>
  checkUrl(
    'https://portal.ltu.example',
    'AC-2082-0417',
    signFacts([kind, '1', '2082-0417', 'Sita Kumari Shrestha', '2026-01-10'], privateKey),
  )

function data(changes: Partial<EntranceFormData> = {}): EntranceFormData {
  return {
    institution: {
      name: { en: 'Langtang Technological University', ne: 'लाङटाङ प्राविधिक विश्वविद्यालय' },
      place: 'Dhunche, Rasuwa',
      pictures: noPictures,
    },
    symbolNumber: '2082-0417',
    name: { en: 'Sita Kumari Shrestha', ne: 'सीता कुमारी श्रेष्ठ' },
    programme: 'B.Tech CS & AI',
    entrance: 'B.Tech CS & AI Entrance 2082',
    quotas: ['Open', 'Female'],
    bornOn: day('2007-03-14'),
    fatherName: 'Ram Bahadur Shrestha',
    citizenshipNo: '12-01-70-12345',
    photo,
    signature: null,
    exam: { day: day('2026-01-10'), from: '11:00', to: '13:00', gate: '10:40', reporting: '10:00' },
    centre: {
      seat: 'Block B, Room 204, Seat 17',
      address: { en: 'Dhunche campus', ne: 'धुन्चे परिसर' },
    },
    fee: { paid: rupees(2000), receipts: ['R-2082-004881'] },
    check: {
      code: 'AC-2082-0417',
      shown: 'portal.ltu.example/check',
      url: url('AC'),
    },
    stubUrl: url('AS'),
    issuedOn: day('2025-11-30'),
    version: 1,
    ...changes,
  }
}

const drawn = (changes?: Partial<EntranceFormData>) =>
  renderer.renderPdf(entranceForm, data(changes))

describe('the entrance admit card', () => {
  it('says everything in both scripts', async () => {
    const text = pdfText(await drawn())
    for (const line of [
      'Langtang Technological University',
      'लाङटाङ प्राविधिक विश्वविद्यालय',
      'Entrance admit card',
      'प्रवेश परीक्षा प्रवेशपत्र',
      'Symbol number सिम्बल नम्बर',
      '2082-0417',
      'सीता कुमारी श्रेष्ठ',
      'Date of birth जन्म मिति30 Falgun 2063 (14 Mar 2007)',
      'Citizenship no. नागरिकता नं.12-01-•••••',
      'पुस Poush',
      '11:00 to 13:00',
      'परीक्षा केन्द्रमा बिहान १०:०० बजे पुग्नुहोस्।',
      'Block B, Room 204, Seat 17',
      '2.नागरिकता, राहदानी वा प्लस टुको प्रवेशपत्र (सक्कल)।',
      'Entrance fee Rs. 2,000 paid, receipt R-2082-004881. Issued 14 Mangsir 2082 (30 Nov 2025), version 1.',
      'Invigilator keeps this part यो भाग निरीक्षकले राख्ने',
      '26 Poush 2082, 11:00 · Block B, Room 204, Seat 17',
    ]) {
      expect(text.split('\n')).toContain(line)
    }
    expect(text).not.toContain('12345')
  })

  it('is at most 80 kB with a photo, which is stored once, and the same bytes each time', async () => {
    const pdf = await drawn()
    expect(photo.byteLength).toBeGreaterThan(20_000)
    expect(pdf.byteLength).toBeLessThanOrEqual(80 * 1024)
    expect(
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/DCTDecode/g),
    ).toHaveLength(1)
    expect(Buffer.compare(pdf, await drawn())).toBe(0)
  })

  it('names itself for readers', async () => {
    const raw = Buffer.from(await drawn()).toString('latin1')
    expect(raw).toContain('(Entrance admit card, Sita Kumari Shrestha)')
    expect(raw).toContain('(D:20251130000000Z)')
    expect(raw).toContain('/Lang (en)')
  })

  it('wraps long names and lists; nothing is cut, leaves the page or meets another line', async () => {
    const long = {
      name: {
        en: 'Maharjan Pradhan Bahadur Krishna Prasad Laxman Venkatasubramanian Raghunathan Shrestha',
        ne: 'क्षेत्रज्ञ र्\u200Dयाङ महर्जन प्रधान बहादुर कृष्ण प्रसाद लक्ष्मण रघुनाथन पट्ठा श्रेष्ठ',
      },
      fatherName: 'Shree Maharjan Pradhan Bahadur Krishna Prasad Laxman Raghunathan Shrestha',
      quotas: [
        'Open',
        'Dalit',
        'Female',
        'Foreign',
        'Lakshit Quota',
        'Bipanna',
        'Local',
        'Sponsored',
      ],
    }
    const runs = pdfRuns(await drawn(long))
    const text = runs
      .map((run) => run.text)
      .join(' ')
      .replaceAll(/\s+/g, '')
    for (const value of [long.name.en, long.name.ne, long.fatherName, long.quotas.join(', ')]) {
      expect(text).toContain(value.replaceAll(' ', ''))
    }
    const issued = runs.find((run) => run.text.startsWith('Entrance fee'))
    const keeper = runs.find((run) => run.text.startsWith('Invigilator keeps'))
    expect((keeper?.y ?? 0) - (issued?.y ?? 0)).toBeGreaterThan(20)
    expect(Math.max(...runs.map((run) => run.y))).toBeLessThan(830)
  })
})

describe('the entrance application form', () => {
  it('is the same document before a symbol number is given, without the invigilator’s part', async () => {
    const text = pdfText(await drawn({ symbolNumber: null, centre: null, fee: null }))
    expect(text).toContain('Entrance application form\nप्रवेश परीक्षा आवेदन फारम')
    expect(text).toContain('Symbol number सिम्बल नम्बर\n—')
    expect(text).toContain('Centre परीक्षा केन्द्र\n—\nCentre and seat are given with the symbol')
    expect(text).toContain('This is not yet an admit card')
    expect(text).not.toContain('admit card, ')
    expect(text).not.toContain('Invigilator')
    expect(text).not.toContain('Entrance fee')
  })

  it('is drawn when hardly anything is known', async () => {
    const exam = { day: null, from: '', to: '', gate: '', reporting: '' }
    const nothing = { symbolNumber: null, centre: null, fee: null, photo: null, bornOn: null, exam }
    const blank = { citizenshipNo: '', fatherName: '', programme: '', quotas: [] }
    const name = { en: 'Sita', ne: '' }
    const text = pdfText(await drawn({ ...nothing, ...blank, name }))
    expect(text).toContain('Father बुबाको नाम-')
    expect(text).toContain('Citizenship no. नागरिकता नं.-')
    expect(text).toContain('Time समय\n—')
  })
})

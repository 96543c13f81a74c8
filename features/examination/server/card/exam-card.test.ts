import { noPictures } from '#features/institution/testing/no-pictures.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { addDays, day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { createPdfRenderer } from '#platform/server/pdf/pdf-renderer.ts'
import { fittingOf } from '#platform/testing/pdf-page.ts'
import { pdfQrCodes, pdfQrPlaces } from '#platform/testing/pdf-qr.ts'
import { pdfRuns, pdfText } from '#platform/testing/pdf-text.ts'
import { nepaliNames } from '../../testing/nepali-names.ts'
import { examCard, type ExamCardData } from './exam-card.ts'

const renderer = createPdfRenderer()
afterAll(() => renderer.close())

const paper = (index: number): ExamCardData['papers'][number] => ({
  code: `CSC20${index}`,
  course: { en: `Database Management Systems ${index}`, ne: 'डाटाबेस व्यवस्थापन प्रणाली' },
  slot: { day: addDays(day('2026-12-10'), 2 * index), from: '11:00', to: '14:00' },
  room: 'Block B, Room 204',
  seat: 17,
  centre: index === 3 ? 'Syaphru campus' : 'Dhunche campus',
  address: { en: 'Gosaikunda-6, Rasuwa', ne: 'गोसाइँकुण्ड-६, रसुवा' },
})
const papers = (count: number) => Array.from({ length: count }, (_, index) => paper(index))
const url = 'https://portal.ltu.example/check/EC-2083-000344?s=abc'

const data: ExamCardData = {
  institution: {
    name: { en: 'Langtang Technological University', ne: 'लाङटाङ प्राविधिक विश्वविद्यालय' },
    place: 'Dhunche, Rasuwa',
    pictures: noPictures,
  },
  photo: null,
  signature: null,
  check: { code: 'EC-2083-000344', shown: 'portal.ltu.example/check', url },
  stubUrl: `${url}stub`,
  issuedOn: day('2026-11-22'),
  version: 2,
  symbolNumber: '2083-0417',
  name: { en: 'Prakash Gyawali', ne: 'प्रकाश ज्ञवाली' },
  programme: 'B.Tech CS & AI, III',
  exam: 'Semester III Regular 2083, Mangsir 2083',
  registrationNumber: '2081-4-17-0093',
  rollNumber: '2082-CSAI-093',
  bornOn: day('2005-05-17'),
  fatherName: 'Hom Nath Gyawali',
  papers: papers(5),
  fee: { paid: rupees(2_500), receipts: ['R-2083-004902'] },
}

const drawn = (changes: Partial<ExamCardData> = {}) =>
  renderer.renderPdf(examCard, { ...data, ...changes })

describe('the examination admit card', () => {
  it('says number, person, centre, each paper with day, time and seat, rules, fee and version', async () => {
    const pdf = await drawn()
    const text = pdfText(pdf)
    for (const part of [
      'Examination admit card',
      'परीक्षा प्रवेशपत्र',
      '2083-0417',
      'प्रकाश ज्ञवाली',
      '2081-4-17-0093',
      '2082-CSAI-093',
      '(17 May 2005)',
      'Dhunche campus',
      'गोसाइँकुण्ड-६, रसुवा',
      '24 Mangsir 2083 (10 Dec 2026)',
      '11:00 to 14:00',
      'Database Management Systems 4',
      'डाटाबेस व्यवस्थापन प्रणाली',
      'Block B, Room 204, Seat 17',
      'Syaphru campus',
      'Bring this card and your identity card.',
      'यो प्रवेशपत्र र परिचयपत्र ल्याउनुहोस्।',
      'Exam fee Rs. 2,500 paid, receipt R-2083-004902.',
      'version 2.',
      '5 papers · 24 Mangsir 2083, 11:00 · Block B, Room 204, Seat 17',
    ])
      expect(text).toContain(part)
    expect(pdfQrCodes(pdf)).toEqual([url, `${url}stub`])
  })

  it.each([1, 6, 7, 12])(
    'fits %s exam papers on its one page, also with a long name',
    async (count) => {
      const name = {
        en: 'Maharjan Pradhan Bahadur Krishna Prasad Laxman Venkatasubramanian Raghunathan Shrestha',
        ne: 'क्षेत्रज्ञ र्\u200Dयाङ महर्जन प्रधान बहादुर कृष्ण प्रसाद लक्ष्मण रघुनाथन पट्ठा श्रेष्ठ',
      }
      for (const changes of [{}, { name }]) {
        const runs = pdfRuns(await drawn({ papers: papers(count), ...changes }))
        expect(Math.max(...runs.map(({ y }) => y))).toBeLessThan(832)
        const codes = runs.filter(({ text }) => text.startsWith('CSC20'))
        expect(codes).toHaveLength(count)
        expect(Math.min(...codes.map(({ size }) => size))).toBeGreaterThan(6)
        const last = Math.max(...codes.map(({ y }) => y))
        expect(runs.find(({ text }) => text === 'In the hall')?.y).toBeGreaterThan(last + 8)
      }
    },
  )

  it.each([5, 12])(
    'fits every text at its longest and both codes on the page: %s exam papers',
    async (count) => {
      const longest = (letter: string) =>
        Array.from({ length: 8 }, () => letter.repeat(14)).join(' ')
      const name = { en: 'W'.repeat(120), ne: 'क्ष्म्य '.repeat(20) }
      const long = {
        room: longest('R'),
        centre: longest('C'),
        address: { en: longest('A'), ne: longest('ठ') },
      }
      const pdf = await drawn({
        name,
        programme: longest('P'),
        exam: longest('E'),
        fatherName: longest('F'),
        registrationNumber: '9'.repeat(40),
        rollNumber: '8'.repeat(40),
        symbolNumber: '7'.repeat(40),
        papers: papers(count).map((each) => ({
          ...each,
          ...long,
          course: { en: longest('K'), ne: longest('ङ') },
        })),
      })
      const { scale, left } = fittingOf(pdf)
      const runs = pdfRuns(pdf)
      const codes = pdfQrPlaces(pdf)
      const bottoms = [...runs.map(({ y }) => y), ...codes.map(({ bottom }) => bottom)]
      expect(Math.max(...bottoms) * scale).toBeLessThan(841)
      expect((Math.min(...runs.map(({ x }) => x)) + left) * scale).toBeGreaterThan(0)
      const text = pdfText(pdf)
      for (const part of ['In the hall', 'Seat 17', '24 Mangsir 2083', 'Exam fee'])
        expect(text).toContain(part)
      expect(pdfQrCodes(pdf)).toEqual([url, `${url}stub`])
    },
  )

  it('is drawn smaller, with all there is on it, under a name stored before names had a limit', async () => {
    const pdf = await drawn({ name: { en: 'Sita '.repeat(320), ne: '' } })
    const { scale } = fittingOf(pdf)
    const bottoms = pdfQrPlaces(pdf).map(({ bottom }) => bottom)
    expect(bottoms).toHaveLength(2)
    expect(Math.max(...bottoms) * scale).toBeLessThan(841)
    const seat = pdfRuns(pdf).find(({ text }) => text.startsWith('Block B'))
    expect((seat?.y ?? Infinity) * scale).toBeLessThan(841)
  })

  it('spells each of 50 Nepali names as it was written', async () => {
    for (const ne of nepaliNames) {
      const text = pdfText(await drawn({ name: { en: 'Somebody', ne } }))
      expect(text.split('\n')).toContain(ne)
    }
    expect(new Set(nepaliNames).size).toBe(50)
  })
})

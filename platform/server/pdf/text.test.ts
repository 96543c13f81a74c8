import { pdfRuns, pdfText } from '#platform/testing/pdf-text.ts'
import { describe, expect, it } from 'vitest'
import { openFonts } from './fonts.ts'
import { drawNumberedList } from './parts/numbered-list.ts'
import { drawParagraph, wrapText } from './parts/paragraph.ts'
import { drawCalendarTile } from './parts/calendar-tile.ts'
import { day } from '#platform/pure/calendar/day.ts'
import { drawSheet, type Sheet } from './parts/sheet.ts'
import { drawPhrases, drawText, textWidth } from './text.ts'

const fonts = openFonts()
const draw = (work: (sheet: Sheet) => void) => drawSheet({ fonts, paper: 'A4' }, work)

describe('drawn text', () => {
  it.each([
    'क्ष त्र ज्ञ र्\u200Dया श्री ट्ठ',
    'लाङटाङ प्राविधिक विश्वविद्यालय',
    'विद्यार्थी, कार्यक्रम (२०८३)।',
    'office fi ffi – “Rs. 1,500” • 10 %',
    'Sita सीता B.K. वि.क. १२३',
  ])('«%s» is copied as it was typed', async (text) => {
    expect(
      pdfText(await draw((sheet) => void drawText(sheet, text, { x: 10, y: 50, size: 12 }))),
    ).toBe(text)
  })

  it('names the language of each Nepali run and takes the font of its script and weight', async () => {
    const pdf = await draw((sheet) => {
      const phrases = [
        { text: 'Quota कोटा', size: 10 },
        { text: ' Open खुला', size: 12, weight: 'semibold' as const },
      ]
      drawPhrases(sheet, phrases, { x: 10, y: 50 })
    })
    expect(
      pdfRuns(pdf).map(({ text, font, size, language }) => [text, font, size, language]),
    ).toEqual([
      ['Quota ', 'Mukta-Regular', 10, null],
      ['कोटा', 'Mukta-Regular', 10, 'ne'],
      [' Open ', 'Mukta-SemiBold', 12, null],
      ['खुला', 'Mukta-SemiBold', 12, 'ne'],
    ])
  })

  it('shapes conjuncts: fewer glyphs than characters, and no empty box', async () => {
    const font = fonts.get('devanagari-regular')
    const glyphs = (text: string) =>
      font?.layout(text).glyphs.map((glyph) => Object(glyph).id) ?? []
    for (const text of ['क्ष', 'त्र', 'ज्ञ', 'श्र', 'ट्ठ', 'र्\u200Dया', 'र्थी']) {
      expect(glyphs(text).length).toBeLessThan(text.length)
      expect(glyphs(text)).not.toContain(0)
    }
  })

  it('stands left, centred or right of its place', async () => {
    const style = { size: 10, weight: 'semibold', spacing: 1 } as const
    let width = 0
    const pdf = await draw((sheet) => {
      width = textWidth(sheet, '2082', style)
      for (const align of ['left', 'center', 'right'] as const) {
        const end = drawText(sheet, '2082', { ...style, x: 100, y: 50, align })
        expect(end - width).toBeCloseTo(
          { left: 100, center: 100 - width / 2, right: 100 - width }[align],
        )
      }
    })
    const places = pdfRuns(pdf).map(({ x }) => x)
    expect(places).toEqual([100, 100 - width / 2, 100 - width].map((x) => expect.closeTo(x, 1)))
  })
})

describe('a paragraph', () => {
  const style = { size: 10, width: 120 }
  it('wraps between words, inside one only when it must, and cuts nothing', async () => {
    const texts = [
      'Maharjan Pradhan Bahadur Krishna Prasad Laxman',
      'क्षेत्रज्ञ महर्जन प्रधान बहादुर कृष्ण प्रसाद लक्ष्मण',
      'Venkatasubramanianraghunathanvenkatasubramanian',
      'श्री'.repeat(40),
      '',
    ]
    await draw((sheet) => {
      for (const text of texts) {
        const lines = wrapText(sheet, text, style)
        expect(lines.every((line) => textWidth(sheet, line, style) <= style.width)).toBe(true)
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
        expect(lines.every((line) => !/^\p{M}/u.test(line))).toBe(true)
      }
      expect(wrapText(sheet, 'short', style)).toEqual(['short'])
      expect(drawParagraph(sheet, 'a', { ...style, x: 0, y: 50, lineHeight: 12 })).toBe(62)
    })
  })

  it('is an item of a numbered list', async () => {
    const list = { heading: { en: 'Bring', ne: 'ल्याउनुहोस्' }, items: [{ en: 'A pen', ne: 'कलम' }] }
    const pdf = await draw((sheet) => {
      drawNumberedList(sheet, list, { x: 10, y: 50, width: 200, language: 'en' })
      drawNumberedList(sheet, list, { x: 210, y: 100, width: 200, language: 'ne' })
    })
    expect(pdfText(pdf).split('\n')).toEqual(['Bring', '1.A pen', 'ल्याउनुहोस्', '1.कलम'])
  })
})

describe('a calendar tile', () => {
  const tile = async (text: string | null) => {
    const box = { x: 0, y: 0, width: 97, height: 112 }
    return pdfText(
      await draw((sheet) => drawCalendarTile(sheet, text === null ? null : day(text), box)),
    ).split('\n')
  }
  it('leads with BS on agreed days, else with A.D., and has a dash without a day', async () => {
    expect(await tile('2026-01-10')).toEqual(['पुस Poush', '26', 'Saturday शनिबार', '10 Jan 2026'])
    expect(await tile('2027-04-14')).toEqual(['Apr', '14', 'Wednesday बुधबार', '14 Apr 2027'])
    expect(await tile(null)).toEqual(['—', '—'])
  })
})

import { describe, expect, it } from 'vitest'
import { letterParagraphs, unknownPlaceholder } from './letter.ts'

const facts = {
  name: { en: 'Sita Tamang', ne: 'सीता तामाङ' },
  programme: { en: 'B.Tech CS & AI', ne: 'बी.टेक.' },
  hasPassedOut: true,
  cgpa: 3.5,
  credits: 120,
}

describe('the letter of a certificate', () => {
  it('says the student’s state by the record, then the type’s text with its facts', () => {
    const body = { en: 'CGPA {cgpa}, {credits} credits.', ne: 'CGPA {cgpa}, क्रेडिट {credits}' }
    expect(letterParagraphs(body, facts)).toEqual([
      {
        en: 'According to the records of this university, Sita Tamang was a student of the programme B.Tech CS & AI and has passed it.',
        ne: 'यस विश्वविद्यालयको अभिलेखअनुसार सीता तामाङले बी.टेक. कार्यक्रममा अध्ययन गरी उत्तीर्ण गर्नुभएको छ।',
      },
      { en: 'CGPA 3.50, 120.0 credits.', ne: 'CGPA ३.५०, क्रेडिट १२०.०' },
    ])
  })

  it('names an enrolled student by the English name if there is no Nepali one', () => {
    const enrolled = { ...facts, hasPassedOut: false, name: { en: 'Sita', ne: '' } }
    const [first] = letterParagraphs({ en: '', ne: '' }, enrolled)
    expect(first?.ne).toContain('Sita बी.टेक. कार्यक्रममा अध्ययनरत')
  })

  it('may name a result only for a type that has one', () => {
    expect(unknownPlaceholder('CHARACTER', 'A {name} of {programme}')).toBeNull()
    expect(unknownPlaceholder('CHARACTER', 'With {cgpa}')).toBe('cgpa')
    expect(unknownPlaceholder('PROVISIONAL', 'With {cgpa} and {rank}')).toBe('rank')
  })
})

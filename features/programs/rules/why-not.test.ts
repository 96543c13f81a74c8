import { describe, expect, it } from 'vitest'
import { filled, named, otherPlace, whyNotMessages } from './why-not.ts'

const sentence = { en: 'The same {part} is needed.', ne: '{part} उही हुनुपर्छ।' }

describe('the reason why a student is not eligible', () => {
  it('says which part of the place differs, theirs and the one that is needed', () => {
    const why = otherPlace(
      { part: 'faculty', yours: 'Science', needed: 'Engineering' },
      { samePart: sentence, ask: whyNotMessages['ask-registry'] },
    )
    expect(why).toEqual({
      rule: { en: 'The same Faculty is needed.', ne: 'सङ्काय उही हुनुपर्छ।' },
      yours: { en: 'Science', ne: 'Science' },
      needed: { en: 'Engineering', ne: 'Engineering' },
      ask: whyNotMessages['ask-registry'],
    })
  })

  it('says None, in the reader’s language, where there is nothing on one side', () => {
    const at = { samePart: sentence, ask: whyNotMessages['ask-cashier'] }
    const why = otherPlace({ part: 'subject', yours: '', needed: '' }, at)
    expect([why.yours, why.needed]).toEqual([whyNotMessages.none, whyNotMessages.none])
  })

  it('speaks of the programme where no part is named', () => {
    const at = { samePart: sentence, ask: whyNotMessages['ask-registry'] }
    expect(otherPlace({ part: null, yours: 'A', needed: 'B' }, at).rule.en).toBe(
      'The same Program is needed.',
    )
  })

  it('has a name in both languages, as it is written', () => {
    expect(named('B.Tech CS & AI')).toEqual({ en: 'B.Tech CS & AI', ne: 'B.Tech CS & AI' })
  })

  it('fills a value in wherever its name stands, in each language with its own word', () => {
    const message = { en: '{a}, then {b}, then {a}', ne: '{b} पछि {a}' }
    const values = { a: { en: 'one', ne: 'एक' }, b: { en: 'two', ne: 'दुई' } }
    expect(filled(message, values)).toEqual({ en: 'one, then two, then one', ne: 'दुई पछि एक' })
  })
})

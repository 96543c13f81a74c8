import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typedPeople } from './audience.ts'
import { mayTakeBack, noticeState } from './bulk-notice.ts'

const draft = {
  isProposed: false,
  isConfirmed: false,
  isFinished: false,
  isTakenBack: false,
  sendAtMs: null,
}

describe('a notice to many students', () => {
  it('is a draft, proposed, scheduled, sending, sent or taken back', () => {
    const confirmed = { ...draft, isConfirmed: true }
    const states = [
      draft,
      { ...draft, isProposed: true },
      { ...confirmed, sendAtMs: 11 },
      { ...confirmed, sendAtMs: 10 },
      confirmed,
      { ...confirmed, isFinished: true },
      { ...confirmed, isTakenBack: true },
    ].map((each) => noticeState(each, 10))
    expect(states).toEqual([
      'draft',
      'proposed',
      'scheduled',
      'sending',
      'sending',
      'sent',
      'taken-back',
    ])
    expect(states.map(mayTakeBack)).toEqual([true, false, true, true, true, false, false])
  })
})

describe('a pasted list of people', () => {
  it('has each entry once, whatever stands between them', () => {
    expect(typedPeople(' R-1;r-1,\nAsha@Example.com\t R-2 ')).toEqual([
      'r-1',
      'asha@example.com',
      'r-2',
    ])
  })

  it('gives the same entries when it is read again', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = typedPeople(text)
        expect(typedPeople(once.join('\n'))).toEqual(once)
      }),
    )
  })
})

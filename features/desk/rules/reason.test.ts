import { describe, expect, it } from 'vitest'
import { composeReason, translated } from './reason.ts'

const none = { en: '', ne: '' }
const standard = { en: 'Not readable.', ne: 'पढिएन।' }

describe('a reason', () => {
  it('in both languages is owed in none', () => {
    expect(composeReason({ standard, own: none })).toEqual({ words: standard, owed: null })
    const own = { en: 'Come by.', ne: 'आउनुहोस्।' }
    expect(composeReason({ standard, own })).toEqual({
      words: { en: 'Not readable. Come by.', ne: 'पढिएन। आउनुहोस्।' },
      owed: null,
    })
  })

  it('with own text in one language stands in the other as it was written, and says so', () => {
    const { words, owed } = composeReason({ standard, own: { en: 'Come by.', ne: '' } })
    expect(words.en).toBe('Not readable. Come by.')
    expect(words.ne).toBe('पढिएन। Come by. (विश्वविद्यालयले यसको अनुवाद गर्नेछ।)')
    expect(owed).toEqual({ to: 'ne', words: 'Come by.', said: 'पढिएन।' })
    expect(translated({ said: 'पढिएन।' }, 'आउनुहोस्।')).toBe('पढिएन। आउनुहोस्।')
  })

  it('given in one language only is owed in the other', () => {
    expect(composeReason({ standard: { en: '', ne: 'आउनुहोस्।' }, own: none })).toEqual({
      words: { en: 'आउनुहोस्। (The university will translate this.)', ne: 'आउनुहोस्।' },
      owed: { to: 'en', words: 'आउनुहोस्।', said: '' },
    })
  })

  it('that was left empty is none', () => {
    expect(composeReason({ standard: none, own: none })).toEqual({ words: none, owed: null })
  })
})

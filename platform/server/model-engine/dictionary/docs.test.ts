import { describe, expect, it } from 'vitest'
import { dictionaryOf } from './dictionary.ts'
import { docsOf } from './docs.ts'
import { libraryModels } from '#testing/library/library.models.ts'

describe('the dictionary as a document', () => {
  const text = docsOf(dictionaryOf(libraryModels))

  it('says who may do what with a model, and what each column is', () => {
    expect(text).toContain('## loan: Loan')
    expect(text).toContain(
      '| reader | own | yes | `note` `book_ID` `earlier_loan_ID` `due` | yes |  |',
    )
    expect(text).toContain('| `book_ID` | → book | mandatory, fixed once created |')
    expect(text).toContain('| `totalfee` | rupees | set by the server |')
    expect(text).toContain('| `MARKS` | integer | also as `marks_total` |')
    expect(text).toContain('`NO` Novel, `AT` Atlas')
  })

  it('never mentions a hidden column', () => {
    expect(text).not.toMatch(/Secret|Password/)
  })

  it('does not depend on the order models are given in', () => {
    expect(docsOf(dictionaryOf(libraryModels.toReversed()))).toBe(text)
  })
})

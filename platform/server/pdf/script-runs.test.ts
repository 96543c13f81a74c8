import { describe, expect, it } from 'vitest'
import { scriptRuns } from './script-runs.ts'

const cut = (line: string) => scriptRuns(line).map(({ script, text }) => `${script[0]}:${text}`)

describe('a line', () => {
  it.each([
    ['Sita Kumari', ['l:Sita Kumari']],
    ['सीता कुमारी श्रेष्ठ', ['d:सीता कुमारी श्रेष्ठ']],
    ['Quota कोटा', ['l:Quota ', 'd:कोटा']],
    ['(सक्कल)। 10 %', ['l:(', 'd:सक्कल', 'l:)', 'd:।', 'l: 10 %']],
    ['ल.प्रा.वि. धुन्चे', ['d:ल', 'l:.', 'd:प्रा', 'l:.', 'd:वि', 'l:. ', 'd:धुन्चे']],
    ['र्\u200Dया', ['d:र्\u200Dया']],
    ['१०:००', ['d:१०', 'l::', 'd:००']],
    ['', []],
  ])('«%s» is cut where the script changes', (line, runs) => {
    expect(cut(line)).toEqual(runs)
    expect(
      scriptRuns(line)
        .map(({ text }) => text)
        .join(''),
    ).toBe(line)
  })
})

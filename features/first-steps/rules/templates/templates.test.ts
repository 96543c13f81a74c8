import { describe, expect, it } from 'vitest'
import { starterTemplates } from './templates.ts'

describe.each(Object.entries(starterTemplates))('the template %s', (_key, template) => {
  it('names in its programmes only faculties and levels that it has, and each code once', () => {
    const faculties = template.faculties.map(({ en }) => en)
    const levels = template.levels.map(({ en }) => en)
    for (const { faculty, level, semesters } of template.programs) {
      expect(faculties).toContain(faculty)
      expect(levels).toContain(level)
      expect(semesters).toBeLessThanOrEqual(template.semesters.length)
    }
    const codes = template.programs.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of codes) expect(code).toMatch(/^[A-Z0-9-]{2,12}$/)
  })

  it('has each type of certificate once, with a fee', () => {
    const types = template.certificates.map(({ type }) => type)
    expect(new Set(types).size).toBe(types.length)
    for (const type of ['TRANSCRIPT', 'PROVISIONAL', 'CHARACTER', 'MIGRATION'])
      expect(types).toContain(type)
    for (const { fee } of template.certificates) expect(fee).toBeGreaterThan(0)
  })
})

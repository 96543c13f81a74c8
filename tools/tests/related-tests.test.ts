import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { relatedTests } from './related-tests.mjs'

const root = mkdtempSync(join(tmpdir(), 'related-'))
afterAll(() => rmSync(root, { recursive: true }))

const files = {
  'platform/pure/money.ts': '',
  'platform/pure/money.test.ts': "import './money.ts'",
  'features/fees/rules/fee.ts': "import { paisa } from '#platform/pure/money.ts'",
  'features/fees/rules/fee.test.ts': "import './fee.ts'",
  'features/fees/server/fees.test.ts': "import '#testing/server.ts'",
  'features/books/rules/book.test.ts': "import './book.ts'",
  'features/books/rules/book.ts': '',
  'kinds/exam/rules/exam.ts': '',
  'kinds/exam/rules/exam.test.ts': "const rule = await import('./exam.ts')",
  'apps/server/app.ts': "import '#features/fees/rules/fee.ts'",
  'testing/server.ts': "import '#apps/server/app.ts'",
  'e2e/kinds/exam-card.spec.ts': '',
  'e2e/kinds/exams.spec.ts': '',
  'e2e/office/office-books.spec.ts': '',
}
for (const [path, content] of Object.entries(files)) {
  mkdirSync(join(root, dirname(path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

it('a part that others import concerns their tests, but not every test of a server made of all of them', () => {
  expect(relatedTests(root, ['platform/pure/money.ts'])).toEqual({
    tests: ['features/fees/rules/fee.test.ts', 'platform/pure/money.test.ts'],
    specs: [],
  })
})

it('a module concerns all of its own tests, and the journeys that bear its name', () => {
  expect(relatedTests(root, ['features/fees/rules/fee.ts']).tests).toEqual([
    'features/fees/rules/fee.test.ts',
    'features/fees/server/fees.test.ts',
  ])
  expect(relatedTests(root, ['kinds/exam/rules/exam.ts'])).toEqual({
    tests: ['kinds/exam/rules/exam.test.ts'],
    specs: ['e2e/kinds/exam-card.spec.ts'],
  })
  expect(relatedTests(root, ['features/books/rules/book.ts']).specs).toEqual([
    'e2e/office/office-books.spec.ts',
  ])
})

it('a changed test concerns itself', () => {
  const changed = ['platform/pure/money.test.ts', 'e2e/kinds/exams.spec.ts']
  expect(relatedTests(root, changed)).toEqual({
    tests: ['platform/pure/money.test.ts'],
    specs: ['e2e/kinds/exams.spec.ts'],
  })
})

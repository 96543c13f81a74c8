import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { copiesVersion } from './copies-version.ts'

const folder = mkdtempSync(join(tmpdir(), 'shapes-'))
afterAll(() => rmSync(folder, { recursive: true }))
const write = (file: string, text: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), text)
}

it('the version of the snapshots changes with the stored shape, not with texts', async () => {
  write('features/exams/wire/exam.ts', 'export type Exam = { room: string }')
  write('features/exams/rules/messages.ts', 'Room')
  const before = await copiesVersion(folder)
  write('features/exams/rules/messages.ts', 'Hall')
  write('features/exams/wire/exam.test.ts', 'a test')
  write('features/exams/portal/Exam.tsx', 'a screen')
  expect(await copiesVersion(folder)).toBe(before)
  write('features/exams/wire/exam.ts', 'export type Exam = { rooms: string[] }')
  expect(await copiesVersion(folder)).not.toBe(before)
})

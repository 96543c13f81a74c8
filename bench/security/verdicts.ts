import { readFileSync } from 'node:fs'
import type { Measured } from './ways.ts'

/** Counts the verdicts of docs/asvs.md; an open one does not hold. */
export function countVerdicts(): Promise<Measured> {
  const text = readFileSync(new URL('../../docs/asvs.md', import.meta.url), 'utf8')
  const verdicts = text
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
    .map((line) => line.split('|')[4]?.trim() ?? '')
  const count = (verdict: string) => verdicts.filter((each) => each === verdict).length
  const names = ['holds', 'does not apply', 'deviation', 'open']
  return Promise.resolve({
    holds: verdicts.every((each) => names.includes(each)) && count('open') === 0,
    figures: `${verdicts.length} rows: ${names.map((name) => `${count(name)} ${name}`).join(', ')}`,
  })
}

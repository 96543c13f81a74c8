import { expect } from 'vitest'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import type { Answer } from '#testing/person.ts'
import type { ModelFixture } from './fixture.ts'

/** Proposed as expected, and then confirmed by the second person. */
export async function isDecided(
  { second }: Pick<ModelFixture, 'second'>,
  proposed: Answer,
  isAllowed: boolean,
): Promise<boolean> {
  expect([proposed.body['isError'], proposed.text]).toEqual([!isAllowed, proposed.text])
  if (!isAllowed) return false
  const { body, text } = await confirm(await second(), proposed)
  expect([body['isError'], text]).toEqual([false, text])
  return true
}

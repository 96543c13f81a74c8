import { Problem } from '#platform/pure/problem.ts'

/** The key stands for something else already: 409. */
export function keyOfAnotherRequest(): Problem {
  return new Problem({
    status: 409,
    code: 'plan/idempotency-key-used',
    title: 'Idempotency-Key',
    detail: 'This Idempotency-Key was used for another request',
  })
}

/** A key that is no key: 400. */
export function badKey(): Problem {
  return new Problem({
    code: 'parse/idempotency-key',
    title: 'Idempotency-Key',
    detail: 'An Idempotency-Key has 8 to 200 visible ASCII characters',
  })
}

/** A promise and what ends it: `Promise.withResolvers`, which the oldest browsers do not have, so that pages may not use it. */
export function deferred<Value>(): {
  readonly promise: Promise<Value>
  readonly resolve: (value: Value) => void
  readonly reject: (reason: unknown) => void
} {
  let resolve: (value: Value) => void = () => undefined
  let reject: (reason: unknown) => void = () => undefined
  const promise = new Promise<Value>((done, failed) => {
    resolve = done
    reject = failed
  })
  return { promise, resolve, reject }
}

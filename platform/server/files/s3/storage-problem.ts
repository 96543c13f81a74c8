/** Operations of an object storage, as its administrator grants them. */
export type StorageOperation = 'write' | 'read' | 'list' | 'remove'

/** An operation that the object storage did not do. Names bucket and reason; no key and no signature is part of it. */
export class StorageProblem extends Error {
  /** Code of the storage's answer such as AccessDenied, or of the network such as ECONNREFUSED. */
  readonly code: string
  readonly operation: StorageOperation
  /** A request that needs the storage is answered «try again in a moment». */
  readonly statusCode = 503

  constructor(place: string, operation: StorageOperation, error: unknown) {
    const code = codeOf(error)
    super(`${place} did not ${operation}: ${code}`)
    this.name = 'StorageProblem'
    this.code = code
    this.operation = operation
  }
}

/** Only the code: messages and fields of the client's errors hold the request with its signature. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  if (!(error instanceof Error)) return 'unknown'
  const code: unknown = Reflect.get(error, 'code') ?? Reflect.get(error, 'Code')
  if (typeof code === 'string' && code !== '') return code
  const isNamed = !['Error', 'TypeError', 'SyntaxError'].includes(error.name)
  return isNamed ? error.name : 'unreadable answer'
}

/** Codes of a connection that broke or stood still, or of a storage that is busy: another attempt may succeed. */
const passing: ReadonlySet<string> = new Set([
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'TimeoutError',
  'ERR_STREAM_PREMATURE_CLOSE',
  'InternalError',
  'ServiceUnavailable',
  'SlowDown',
])

/** True for an error that may pass and that the client has not tried again by itself. */
export function isPassing(error: unknown): boolean {
  const sent: unknown = error instanceof Error ? Reflect.get(error, '$metadata') : undefined
  const attempts: unknown = typeof sent === 'object' && sent ? Reflect.get(sent, 'attempts') : 1
  return passing.has(codeOf(error)) && (attempts === undefined || attempts === 1)
}

const ofDisk: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM'])

/** True for an error of the disk of this machine, which a content passes on its way. */
export function isOfDisk(error: unknown): boolean {
  return ofDisk.has(codeOf(error))
}

import { type ChildProcess, fork } from 'node:child_process'
import { allocator } from './allocator.ts'

export type ImageRefusal = 'not-an-image' | 'too-many-pixels' | 'too-many-scans' | 'damaged'
export type CleanImage = {
  readonly is: 'image'
  readonly type: 'jpeg' | 'png'
  readonly content: Uint8Array
  readonly width: number
  readonly height: number
}
export type ImageResult = CleanImage | { readonly is: 'refused'; readonly reason: ImageRefusal }

/** A target size in pixels: the picture is cut to it or set on a white area of it. Never enlarged. */
export type Frame = {
  readonly width: number
  readonly height: number
  readonly fit: 'cut' | 'on-paper'
}

/** Part of a picture, in pixels after so many quarter turns to the right. */
export type Region = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly quarterTurns: number
}

export type Output = {
  readonly as?: 'jpeg' | 'png'
  readonly maxEdge?: number
  readonly frame?: Frame
  /** Cut out before it is brought into its frame; a part that is not inside the picture is refused as damaged. */
  readonly region?: Region
}

const timeoutMs = 3_000
/** A busy machine may take its time to start a process; that is not the picture's fault. */
const longestStartMs = 20_000
const idleMs = 5_000
const bytesPerProcess = 200_000_000

type Worker = {
  readonly child: ChildProcess
  /** Resolves when it has started, or ended before it did. */
  readonly started: Promise<void>
  bytes: number
  answer: (result: ImageResult) => void
}
let worker: Worker | null = null
let goodbye: NodeJS.Timeout | undefined

/**
 * Decodes a picture and rewrites it in a process of its own: what breaks a decoder breaks that process alone, and
 * its memory is given back when it ends, after 200 MB of pictures or five quiet seconds. To be asked for one picture at
 * a time.
 */
export async function rewriteElsewhere(content: Uint8Array, output: Output): Promise<ImageResult> {
  clearTimeout(goodbye)
  if (!worker?.child.connected) worker = start()
  const current = worker
  const { child } = current
  const result = await new Promise<ImageResult>((resolve) => {
    keepAlive(child, true)
    let timer = setTimeout(() => child.kill('SIGKILL'), longestStartMs)
    current.answer = (answer) => {
      clearTimeout(timer)
      resolve(answer)
    }
    void current.started.then(() => {
      clearTimeout(timer)
      timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
      if (child.connected) child.send({ content, output })
    })
  })
  keepAlive(child, false)
  current.bytes += content.length
  if (current.bytes >= bytesPerProcess) leave(child)
  else goodbye = setTimeout(() => leave(child), idleMs).unref()
  return result
}

function start(): Worker {
  const program = new URL('image-process.ts', import.meta.url).pathname
  const child = fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--expose-gc', '--max-semi-space-size=1'],
    env: allocator,
  })
  const hasStarted = Promise.withResolvers<void>()
  const made: Worker = { child, started: hasStarted.promise, bytes: 0, answer: () => {} }
  const broken = () => {
    made.answer({ is: 'refused', reason: 'damaged' })
    hasStarted.resolve()
  }
  child.on('message', (message: ImageResult | 'ready') => {
    if (message === 'ready') hasStarted.resolve()
    else made.answer(message)
  })
  child.on('exit', broken)
  child.on('error', broken)
  return made
}

/** A process that waits for its next picture does not keep ours alive. */
function keepAlive(child: ChildProcess, busy: boolean): void {
  if (busy) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}

function leave(child: ChildProcess): void {
  if (worker?.child === child) worker = null
  if (child.connected) child.disconnect()
}

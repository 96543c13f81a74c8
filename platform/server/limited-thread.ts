import { Worker } from 'node:worker_threads'

/** A busy machine may take its time to start a thread; that is not the work's fault. */
const longestStartMs = 20_000
const lookEveryMs = 25

type Limits = {
  /** Counted from when the thread has started. */
  readonly timeoutMs: number
  /** Bytes of its heap and of the buffers outside it. */
  readonly mostMemory: number
}

/** The thread's answer, or why there is none. */
export type ThreadResult<Answer> =
  | { readonly is: 'answer'; readonly answer: Answer }
  | { readonly is: 'too-slow' | 'too-large' | 'broken' }

/**
 * Runs the module at `file` in a thread of its own on `work`, within limits. The thread posts 'ready' when it has started,
 * then one answer.
 */
export function inLimitedThread<Answer>(
  file: URL,
  work: unknown,
  { timeoutMs, mostMemory }: Limits,
): Promise<ThreadResult<Answer>> {
  return new Promise((resolve) => {
    const worker = new Worker(file, {
      workerData: work,
      stdout: true, // a parser's warnings are of no use to anybody
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: mostMemory / 1024 / 1024 },
    })
    const end = (result: ThreadResult<Answer>): void => {
      clearTimeout(timer)
      clearInterval(look)
      void worker.terminate()
      resolve(result)
    }
    let timer = setTimeout(end, longestStartMs, { is: 'too-slow' })
    const look = setInterval(() => {
      void memoryOf(worker).then((bytes) => bytes > mostMemory && end({ is: 'too-large' }))
    }, lookEveryMs)
    worker.on('message', (message: Answer | 'ready') => {
      if (message !== 'ready') return end({ is: 'answer', answer: message })
      clearTimeout(timer)
      timer = setTimeout(end, timeoutMs, { is: 'too-slow' })
    })
    worker.once('error', () => end({ is: 'broken' }))
    // Nothing it waits for can come any more: it ends without an answer.
    worker.once('exit', () => end({ is: 'broken' }))
  })
}

/** The thread's heap and the buffers outside it, which its own limits do not count; 0 when it has ended. */
async function memoryOf(worker: Worker): Promise<number> {
  const heap = await worker.getHeapStatistics().catch(() => null)
  return heap === null ? 0 : heap.used_heap_size + heap.external_memory
}

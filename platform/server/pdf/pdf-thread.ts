import { Worker } from 'node:worker_threads'
import type { PdfAnswer, PdfOrder } from './pdf-worker.ts'

/**
 * Pages are short-lived: with more room for the young, or with leave to let the old grow to several times what lives
 * before it is looked through, the thread keeps 100 MB of what it no longer needs (bench/gradesheets.ts). 30 MB live.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 256 }

/** The document could not be drawn; the message says why, for the log. */
export class PdfFailed extends Error {
  override readonly name = 'PdfFailed'
}

export type PdfThread = {
  /** One document at a time. */
  draw(order: PdfOrder): Promise<Uint8Array>
  close(): Promise<void>
}

const startMs = 15_000

/**
 * A thread that draws, started on first use. A document that throws fails alone; one that takes longer than
 * `timeoutMs`, or ends the thread, costs the thread, and the next order starts another.
 */
export function createPdfThread(timeoutMs: number): PdfThread {
  let worker: Worker | null = null
  let closed = false

  async function fresh(): Promise<Worker> {
    const started = new Worker(new URL('pdf-worker.ts', import.meta.url), { resourceLimits })
    worker = started
    started.unref()
    await answerOf(started, startMs)
    return started
  }

  async function end(): Promise<void> {
    const ended = worker
    worker = null
    await ended?.terminate()
  }

  return {
    async draw(order) {
      if (closed) throw new PdfFailed('closed')
      try {
        const drawing = worker ?? (await fresh())
        const answer = answerOf(drawing, timeoutMs)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        drawing.postMessage(order)
        const result = await answer
        if (result.is === 'drawn') return takenOver(result.content)
        throw new PdfFailed(result.is === 'failed' ? result.message : 'no document')
      } catch (error) {
        if (error instanceof ThreadLost) await end()
        throw error
      }
    },
    async close() {
      closed = true
      await end()
    },
  }
}

/**
 * Memory another thread hands over does not count when V8 decides whether to collect: a thousand documents would lie
 * there. What is copied counts, and what was handed over is given back at once.
 */
function takenOver(content: Uint8Array<ArrayBuffer>): Uint8Array {
  const own = new Uint8Array(content)
  content.buffer.transfer(0)
  return own
}

class ThreadLost extends PdfFailed {}

function answerOf(worker: Worker, withinMs: number): Promise<PdfAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => lose(`no answer within ${withinMs} ms`), withinMs)
    const settle = (): void => {
      clearTimeout(timer)
      worker.off('message', take).off('error', fail).off('exit', leave)
    }
    const take = (answer: PdfAnswer): void => {
      settle()
      resolve(answer)
    }
    const lose = (why: string): void => {
      settle()
      worker.on('error', () => {}) // already reported
      reject(new ThreadLost(why))
    }
    const fail = (error: Error): void => lose(error.stack ?? error.message)
    const leave = (): void => lose('the thread ended')
    worker.on('message', take).on('error', fail).on('exit', leave)
  })
}

import { parentPort, workerData } from 'node:worker_threads'
import { scanPdf } from './pdf-scan.ts'

/** A thread of pdf-check.ts: one file in, one answer out. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(scanPdf(workerData))

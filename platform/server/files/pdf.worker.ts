import { parentPort, workerData } from 'node:worker_threads'
import { rewritePdf } from './pdf-rewrite.ts'

/** A thread of pdf.ts: one file in, one answer out. */
parentPort?.postMessage(await rewritePdf(workerData))

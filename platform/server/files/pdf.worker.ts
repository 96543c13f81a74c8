import { parentPort, workerData } from 'node:worker_threads'
import { rewritePdf } from './pdf-rewrite.ts'

/** A thread of pdf.ts: says that it is ready, then gives one answer for one file. */
parentPort?.postMessage('ready')
parentPort?.postMessage(await rewritePdf(workerData))

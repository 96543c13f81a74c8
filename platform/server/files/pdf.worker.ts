import { parentPort, workerData } from 'node:worker_threads'
import type { PdfWork } from './pdf.ts'
import { rewritePdf } from './pdf-rewrite.ts'

/** A thread of pdf.ts: says that it is ready, then gives one answer for one file. */
parentPort?.postMessage('ready')
const { content, mostPages }: PdfWork = workerData
// Not awaited at the top: the thread ends with its answer, and Node would warn that the module was not done.
void rewritePdf(content, mostPages).then((answer) => parentPort?.postMessage(answer))

import { parentPort, workerData } from 'node:worker_threads'
import { readTable } from './read-table.ts'

/** A thread of table-file.ts: says that it is ready, then gives one answer for one file. */
parentPort?.postMessage('ready')
const content: Uint8Array = workerData
parentPort?.postMessage(await readTable(content))

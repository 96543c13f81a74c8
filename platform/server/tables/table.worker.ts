import { parentPort, workerData } from 'node:worker_threads'
import { readTable } from './read-table.ts'

/** A thread of table-file.ts: says that it is ready, then gives one answer for one file. */
parentPort?.postMessage('ready')
const content: Uint8Array = workerData
// Not awaited at the top: the thread ends with its answer, and Node would warn that the module was not done.
void readTable(content).then((table) => parentPort?.postMessage(table))

import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import {
  savedDocuments,
  documentsDatabase,
  timesForgotten,
  withRoomFor,
} from './saved-documents.ts'
import { deviceArea } from './shared-computer.ts'

const table = 'papers'
interface DocumentsSchema extends DBSchema {
  papers: { key: string; value: { readonly fileName: string; readonly bytes: ArrayBuffer } }
}

/** Stores a document on this device in place of an earlier one, if there is room. Rejects if this is impossible. */
export async function saveDocument(name: string, file: File): Promise<void> {
  if (deviceArea() === null) return
  const before = timesForgotten()
  const bytes = await file.arrayBuffer()
  const { [name]: _before, ...others } = savedDocuments.get()
  const staying = withRoomFor(bytes.byteLength, others)
  if (staying === null || before !== timesForgotten()) return
  // The list first: where there is one, a logout deletes what the database holds.
  savedDocuments.set(staying)
  await withDocuments(async (documents) => {
    const transaction = documents.transaction(table, 'readwrite')
    for (const key of await transaction.store.getAllKeys())
      if (!Object.hasOwn(staying, key)) await transaction.store.delete(key)
    await transaction.store.put({ fileName: file.name, bytes }, name)
    await transaction.done
  })
  if (before === timesForgotten())
    savedDocuments.set({
      ...savedDocuments.get(),
      [name]: { at: Date.now(), bytes: bytes.byteLength },
    })
  else await deleteDB(documentsDatabase)
}

/** Returns the stored document; null when there is none. */
export async function readSavedDocument(name: string): Promise<File | null> {
  if (savedDocuments.get()[name] === undefined) return null
  const content = await withDocuments((documents) => documents.get(table, name))
  if (content === undefined) return null
  return new File([content.bytes], content.fileName, { type: 'application/pdf' })
}

/** Open only as long as it works: a logout in another tab does not wait. */
async function withDocuments<Done>(
  work: (documents: IDBPDatabase<DocumentsSchema>) => Promise<Done>,
): Promise<Done> {
  const documents = await openDB<DocumentsSchema>(documentsDatabase, 1, {
    upgrade: (database) => void database.createObjectStore(table),
  })
  try {
    return await work(documents)
  } finally {
    documents.close()
  }
}

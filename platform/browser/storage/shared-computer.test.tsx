import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { saveSnapshot } from './save-snapshot.ts'
import { savedDocuments } from './saved-documents.ts'
import { keepUploadUrl, uploadUrlOf } from './saved-uploads.ts'
import { saveDocument } from './document-store.ts'
import { pushStatus } from './push.ts'
import { clearSavedCopies, savedQuery, lastSavedAt, savedCopy } from './saved-copy.ts'
import { deviceArea, sessionArea, sharedComputer } from './shared-computer.ts'

// A test of another file may have stored a document only now.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  sharedComputer.set(null)
  clearSavedCopies()
})

const snapshot = { of: 1, language: 'en', day: '2083-01-01', mark: 'Saved' }

describe('on a shared computer', () => {
  it('stores no answers, snapshots, documents or upload addresses, and the page still works', async () => {
    sharedComputer.set(true)
    document.body.innerHTML = '<div id="root"></div>'
    const { queryKey, queryFn } = savedQuery(['profile', 1], async () => 'Sita')
    expect(await queryFn()).toBe('Sita')
    keepUploadUrl('print', '/nou/uploads/1')
    saveSnapshot(snapshot)
    await saveDocument('exam_card', new File(['pdf'], 'card.pdf'))
    expect(localStorage.length).toBe(0)
    expect(Object.keys(sessionStorage)).toEqual(['shared_computer'])
    expect([savedCopy(queryKey), lastSavedAt()]).toEqual([null, null])
    expect(savedDocuments.get()).toEqual({})
    expect(uploadUrlOf('print')).toBe('/nou/uploads/1')
  })

  it('does not show copies from before to the next user', async () => {
    await savedQuery(['profile', 1], async () => 'Sita').queryFn()
    expect(savedCopy(['profile', 1])).toMatchObject({ data: 'Sita' })
    sharedComputer.set(true)
    expect(savedCopy(['profile', 1])).toBeNull()
    expect(lastSavedAt()).toBeNull()
  })

  it('the session stands with the tab, and no notices are offered', () => {
    expect([sessionArea(), deviceArea()]).toEqual([localStorage, localStorage])
    sharedComputer.set(true)
    expect(sessionArea()).toBe(sessionStorage)
    expect(deviceArea()).toBeNull()
    expect(pushStatus()).toBe('shared')
  })

  it('deletes the list of the previous user’s documents with the database', () => {
    localStorage.setItem('papers', '{"exam_card {}":{"at":1,"bytes":3}}')
    const deleted: string[] = []
    const request = new EventTarget()
    Object.assign(globalThis, {
      indexedDB: { deleteDatabase: (name: string) => (deleted.push(name), request) },
    })
    clearSavedCopies()
    sharedComputer.set(true)
    request.dispatchEvent(new Event('success'))
    expect(deleted).toEqual(['papers'])
    expect(localStorage.getItem('papers')).toBeNull()
    Reflect.deleteProperty(globalThis, 'indexedDB')
  })
})

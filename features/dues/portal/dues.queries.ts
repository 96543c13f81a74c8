import { listRecords } from '#platform/browser/network/records.ts'
import { readRows } from '#platform/browser/network/unreadable.ts'
import { ownList } from '#features/applying/portal/list/own-list.queries.ts'
import { dueFromWire, dueModel, ownDues, type StudentDue } from '../wire/due.ts'

const own = ownList<StudentDue>('dues', async ({ rest, partnerId }) =>
  readRows('dues/applied', await listRecords(rest, dueModel, ownDues(partnerId)), dueFromWire),
)

/** The student's dues with their payments, the oldest first. */
export const useDues = own.useList
export const useReloadDues = own.useReload
export const useFreshDues = own.useFresh

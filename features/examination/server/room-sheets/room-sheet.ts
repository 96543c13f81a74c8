import type { Message } from '#platform/pure/message.ts'
import type { PdfDocument } from '#platform/server/pdf/document.ts'
import type { Slot } from '../../rules/slot.ts'

/** Candidates of one exam paper in one room, as many as a page holds. */
export type RoomSheetData = {
  readonly institution: {
    readonly name: Message
    readonly place: string
    readonly logo: Uint8Array | null
  }
  readonly exam: string
  readonly code: string
  readonly course: Message
  readonly slot: Slot
  readonly room: string
  readonly centre: string
  /** Page `n` of the `of` pages of this room. */
  readonly part: { readonly n: number; readonly of: number }
  readonly candidates: readonly RoomCandidate[]
}

/** In the order of seats; `ne` of the name may be ''. */
export type RoomCandidate = {
  readonly seat: number
  readonly symbolNumber: string
  readonly name: Message
}

const module = new URL('room-sheet.pdf.ts', import.meta.url)

/** To sign on, with room for the number of the answer book. */
export const attendanceSheet: PdfDocument<RoomSheetData> = {
  name: 'attendance-sheet',
  module,
  draw: 'drawAttendanceSheet',
}

/** To hang up outside a room. */
export const roomList: PdfDocument<RoomSheetData> = {
  name: 'room-list',
  module,
  draw: 'drawRoomList',
}

/** To cut up and lay on the desks. */
export const deskLabels: PdfDocument<RoomSheetData> = {
  name: 'desk-labels',
  module: new URL('desk-labels.pdf.ts', import.meta.url),
  draw: 'drawDeskLabels',
}

/** Candidates on a page. */
export const perPage = { attendance: 22, list: 34, labels: 24 } as const
export type RoomSheetType = keyof typeof perPage

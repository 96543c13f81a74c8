import type { Generated } from 'kysely'
import type { DayColumn, Key, ModelBase } from '#platform/server/database/columns.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    n_exam_centre: ModelBase & {
      n_exam_centre_id: Key
      name: string
      address: string
      address_ne: Generated<string>
    }
    n_exam_room: ModelBase & {
      n_exam_room_id: Key
      n_exam_centre_id: number
      name: string
      seats: number
    }
    n_exam_routine: ModelBase & {
      n_exam_routine_id: Key
      n_exam_master_id: number
      n_course_id: number
      exam_day: DayColumn
      time_from: string
      time_to: string
    }
    n_exam_seat: ModelBase & {
      n_exam_seat_id: Key
      n_exam_routine_id: number
      n_exam_reg_id: number
      n_exam_room_id: number
      seat: number
    }
  }
}

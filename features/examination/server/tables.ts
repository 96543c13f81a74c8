import type { Generated } from 'kysely'
import type { DayColumn, Key, Maybe, ModelBase } from '#platform/server/database/columns.ts'

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
      /** Exam and course of an exam paper; null for a sitting of an entrance. */
      n_exam_master_id: Maybe<number>
      n_course_id: Maybe<number>
      n_entrance_open_id: Maybe<number>
      /** Of a sitting; '' for an exam paper. */
      name: Generated<string>
      exam_day: DayColumn
      time_from: string
      time_to: string
    }
    n_exam_seat: ModelBase & {
      n_exam_seat_id: Key
      n_exam_routine_id: number
      /** One of these two is the candidate. */
      n_exam_reg_id: Maybe<number>
      n_entrance_reg_id: Maybe<number>
      n_exam_room_id: number
      seat: number
    }
    /** Rooms of a sitting of an entrance, which it has to itself. */
    n_exam_routine_room: { n_exam_routine_id: number; n_exam_room_id: number }
  }
}

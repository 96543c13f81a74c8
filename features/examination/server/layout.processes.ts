import { bothNames } from '#platform/server/database/names.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { examinationMessages as text } from '../rules/office-messages.ts'
import { layoutReaders, unknown } from './exam-office.ts'
import { candidateCounts, centresOf, laidOutExams, paperLayouts } from './layout.rows.ts'

const listLayouts = defineProcess({
  ...contracts.examLayouts,
  name: { en: 'List exams with their layout', ne: 'परीक्षाको तयारीको सूची' },
  roles: layoutReaders,
  shows: [],
  async run(_, { database, session }) {
    const exams = await laidOutExams(database.kysely, session.clientId)
    return { summary: text['layouts-read'], values: { n: exams.length }, data: { exams } }
  },
})

const readLayout = defineProcess({
  ...contracts.examLayout,
  name: { en: 'Read the layout of an exam', ne: 'परीक्षाको तयारी हेर्ने' },
  roles: layoutReaders,
  shows: [
    { table: 'n_exam_reg' },
    { table: 'n_exam_seat' },
    { table: 'c_bpartner', columns: ['Name'] },
  ],
  async run(given, { database: { kysely }, session }) {
    const examId = given.n_exam_master_ID
    const exam = await kysely
      .selectFrom('n_exam_master')
      .select(bothNames('name', 'name_ne').as('name'))
      .where('n_exam_master_id', '=', examId)
      .where('ad_client_id', '=', session.clientId)
      .executeTakeFirst()
    if (exam === undefined) return unknown('exam')
    const counts = await candidateCounts(kysely, examId)
    const papers = await paperLayouts(kysely, examId)
    const data = { name: exam.name, ...counts, papers }
    return { summary: text['layout-read'], values: { exam: exam.name }, data }
  },
})

const listCentres = defineProcess({
  ...contracts.examCentres,
  name: { en: 'List exam centres and rooms', ne: 'परीक्षा केन्द्र र कोठाको सूची' },
  roles: layoutReaders,
  shows: [],
  async run(_, { database, session }) {
    const centres = await centresOf(database.kysely, session.clientId)
    return { summary: text['centres-read'], values: { n: centres.length }, data: { centres } }
  },
})

/** Processes that read layouts, for the roles that lay out exams or release their results. */
export const layoutProcesses: readonly Process[] = [listLayouts, readLayout, listCentres]

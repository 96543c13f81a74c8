import type { Process } from '#platform/server/processes/process.ts'
import { studentProcesses, type StudentNeeds } from './student.processes.ts'

/** `applications`: models of the applications of all kinds. */
export const studentsFeature = (applications: StudentNeeds['applications']) => ({
  processes: (at: Omit<StudentNeeds, 'applications'>): readonly Process[] =>
    studentProcesses({ ...at, applications }),
})

import { StudentTabs } from '#features/students/office/StudentTabs.tsx'
import { studentParts } from './student-parts.ts'

/** Tabs of a student's file, with the parts of all features. */
export function StudentFileTabs({ id }: { readonly id: number }) {
  return <StudentTabs id={id} more={studentParts} />
}

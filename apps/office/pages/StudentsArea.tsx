import { Route, Switch } from 'wouter'
import { StudentFilePage } from '#features/students/office/StudentFilePage.tsx'
import { StudentsPage } from '#features/students/office/StudentsPage.tsx'
import { studentParts } from './student-parts.ts'

/** Finding a student, and the file of one, by address. */
export function StudentsArea() {
  return (
    <Switch>
      <Route path="/students" component={StudentsPage} />
      <Route path="/students/:id">
        {({ id }) => <StudentFilePage key={id} id={Number(id)} more={studentParts} />}
      </Route>
    </Switch>
  )
}

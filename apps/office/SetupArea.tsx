import { Route, Switch } from 'wouter'
import { FirstStepsPage } from '#features/first-steps/office/FirstStepsPage.tsx'
import { firstStepsText } from '#features/first-steps/rules/messages.ts'
import { NextYearPage } from '#features/next-year/office/NextYearPage.tsx'
import { nextYearText } from '#features/next-year/rules/messages.ts'
import { SetupNav, SetupPage, type SetupPart } from '#features/registers/office/SetupPage.tsx'
import { useMay } from '#features/staff/office/session.ts'

const nextYear: SetupPart = { path: '/setup/next-year', name: nextYearText.title }
const firstSteps: SetupPart = { path: '/setup/first-steps', name: firstStepsText.nav }

/** The screens with which a university is set up, by address. */
export function SetupArea() {
  const parts = useMay('register.manage') ? [firstSteps, nextYear] : []
  return (
    <Switch>
      {parts.length > 0 && (
        <Route path={firstSteps.path}>
          <div className="setup setup-page">
            <SetupNav parts={parts} current="first-steps" />
            <FirstStepsPage />
          </div>
        </Route>
      )}
      {parts.length > 0 && (
        <Route path={nextYear.path}>
          <div className="setup setup-page">
            <SetupNav parts={parts} current="next-year" />
            <NextYearPage />
          </div>
        </Route>
      )}
      <Route path="/setup/:table?/:record?">
        {({ table, record }) => <SetupPage parts={parts} table={table} record={record} />}
      </Route>
    </Switch>
  )
}

import { useSay } from '#platform/browser/language.ts'
import { accountText as text } from '../rules/account-messages.ts'
import { SessionTable } from './SessionTable.tsx'

/** Signed-in staff, with the address of each session; for the administrator. */
export function SessionsPage() {
  const say = useSay()
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1>{say(text['sessions-title'])}</h1>
          <p className="small text-muted">{say(text['sessions-all'])}</p>
        </div>
      </header>
      <SessionTable all />
    </div>
  )
}

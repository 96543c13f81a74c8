import { LogOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { hasUnsavedTyping } from '#platform/browser/storage/drafts.ts'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { blocks } from '#platform/browser/messages.ts'
import { AfterPaint } from '#platform/browser/ui/frame/AfterPaint.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { WeaveCloth } from '#platform/browser/ui/frame/DhakaWeave.tsx'
import { logout, useUser } from '#features/auth/portal/session.ts'
import { enrollmentMessages } from '#features/enrollment/rules/facts.ts'
import { useOwnName } from '#features/profile/portal/own-name.ts'
import { visibleMenu } from './menu.ts'
import { shellMessages as text } from './messages.ts'
import { initialOf, shortEmail } from './person.ts'
import { SidebarHead } from './SidebarHead.tsx'
import { useStudentState } from './student-state.ts'

/** 280 px on the brand colour beside the page from 1024 px; on phones it is not seen, so it waits for what is. */
export function Sidebar() {
  return (
    <SidebarFrame>
      <AfterPaint>
        <Menu />
        <Foot />
      </AfterPaint>
    </SidebarFrame>
  )
}

/** The same in a drawer, which closes when a page is chosen. */
export function DrawerSidebar({ onNavigate }: { readonly onNavigate: () => void }) {
  return (
    <SidebarFrame>
      <Menu onNavigate={onNavigate} />
      <Foot />
    </SidebarFrame>
  )
}

/** The list scrolls when it must; in a short drawer all of it does, foot included. */
function SidebarFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="sidebar flex h-full flex-col bg-side text-white">
      <SidebarHead />
      {children}
    </div>
  )
}

function Menu({ onNavigate }: { readonly onNavigate?: () => void }) {
  const say = useSay()
  const [here] = useLocation()
  const { onRetry, ...state } = useStudentState()
  const groups = visibleMenu(state)
  return (
    <nav aria-label={say(text.menu)} className="px-3 pb-4">
      {groups.map((group) => (
        <div key={group.title?.en ?? ''}>
          {group.title && (
            <p className="small px-3 pt-2.5 pb-0.5 text-side-label">{say(group.title)}</p>
          )}
          <ul>
            {group.items.map(({ path, label, icon: Icon }) => (
              <li key={path}>
                <Link
                  to={path}
                  className="nav-item"
                  aria-current={isWithin(path, here) ? 'page' : undefined}
                  onClick={onNavigate}
                >
                  <Icon className="icon" aria-hidden />
                  {say(label)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {onRetry && (
        <p className="small flex flex-wrap items-center gap-x-2 px-3 pt-3" role="status">
          {say(enrollmentMessages['fetch-failed'])}
          <button type="button" className="underline" onClick={onRetry}>
            {say(blocks.tryAgain)}
          </button>
        </p>
      )}
    </nav>
  )
}

function isWithin(path: string, here: string): boolean {
  return here === path || (path !== '/' && here.startsWith(`${path}/`))
}

function Foot() {
  const say = useSay()
  const rest = useRest()
  const [, navigate] = useLocation()
  const user = useUser()
  const name = useOwnName()
  const [asking, setAsking] = useState(false)
  async function leave() {
    await logout(rest)
    navigate('/login')
  }
  return (
    <div className="border-t border-white/15">
      <div className="flex items-center gap-3 px-5 pt-3.5">
        <span
          className="grid size-10 flex-none place-items-center rounded-control bg-white font-strong text-brand"
          aria-hidden
        >
          {initialOf(name)}
        </span>
        <span className="min-w-0">
          <span className="block leading-[1.35] font-strong">{name}</span>
          <span className="small block truncate text-side-label" aria-label={user?.email}>
            {shortEmail(user?.email ?? '')}
          </span>
        </span>
      </div>
      <div className="px-3 py-1.5">
        <button
          type="button"
          className="nav-item w-full"
          onClick={() => (hasUnsavedTyping() ? setAsking(true) : void leave())}
        >
          <LogOut className="icon" aria-hidden />
          {say(text.logout)}
        </button>
      </div>
      <WeaveCloth className="weave-cloth h-24 w-full" />
      {asking && <LeaveUnsaved onStay={() => setAsking(false)} onLeave={() => void leave()} />}
    </div>
  )
}

type LeaveProps = { readonly onStay: () => void; readonly onLeave: () => void }

/** Logging out deletes the typed values; a person with typed values is asked (DESIGN §6 Confirm and undo). */
function LeaveUnsaved({ onStay, onLeave }: LeaveProps) {
  const say = useSay()
  return (
    <Dialog
      title={say(text['logout-title'])}
      onClose={onStay}
      alert
      footer={
        <>
          <Button onClick={onStay}>{say(text['logout-stay'])}</Button>
          <Button look="danger" onClick={onLeave}>
            {say(text['logout-all-the-same'])}
          </Button>
        </>
      }
    >
      <p>{say(text['logout-unsaved'])}</p>
    </Dialog>
  )
}

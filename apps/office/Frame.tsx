import { WifiOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useConnection } from '#platform/browser/network/connection.ts'
import { usePingWhileOffline } from '#platform/browser/network/ping-while-offline.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { LanguageSwitch } from '#platform/browser/ui/frame/LanguageSwitch.tsx'
import { Seal } from '#platform/browser/ui/frame/Seal.tsx'
import { useKeys } from '#features/desk/office/shortcuts/keys.ts'
import { useKeysOfAccount } from '#features/desk/office/shortcuts/own-keys.queries.ts'
import { may } from '#features/roles/rules/facts.ts'
import { initials } from '#platform/browser/ui/text/initials.ts'
import type { Desk } from '#features/staff/office/session.ts'
import { roleNames } from '#features/staff/rules/roles.ts'
import { AwayStrip } from '#features/desk/office/queue/AwayStrip.tsx'
import { areasOf, isAt, isDeskRole } from './areas.ts'
import { KeysHelp } from './KeysHelp.tsx'
import { officeText as text } from './messages.ts'
import { Search } from './Search.tsx'

type Props = {
  readonly desk: Desk
  /** Queues or parts of the area, with counts. */
  readonly parts: ReactNode
  readonly children: ReactNode
}

/** Top bar with the areas of the role, second row with the parts of the area, the screen below. */
export function Frame({ desk, parts, children }: Props) {
  const say = useSay()
  const [helps, setHelps] = useState(false)
  const [path] = useLocation()
  useGo(desk)
  usePingWhileOffline()
  useKeysOfAccount()
  useKeys({ '?': () => setHelps(true) })
  return (
    <div className="office">
      <a className="skip" href="#content">
        {say(text.skip)}
      </a>
      <TopBar desk={desk} />
      <div className="part-bar">
        {parts}
        <button type="button" className="keys-hint" onClick={() => setHelps(true)}>
          <kbd className="key" aria-hidden>
            ?
          </kbd>
          {say(text['all-keys'])}
        </button>
      </div>
      <main id="content" className="office-main" tabIndex={-1}>
        {children}
      </main>
      {isDeskRole(desk.role) && !path.startsWith('/queues') && <AwayStrip />}
      {helps && <KeysHelp onClose={() => setHelps(false)} />}
    </div>
  )
}

function TopBar({ desk }: { readonly desk: Desk }) {
  const say = useSay()
  const [path] = useLocation()
  return (
    <header className="top-bar">
      <Link to="/" className="brand">
        <Seal className="size-8" />
        <span className="brand-name">{say(text.office)}</span>
      </Link>
      <nav aria-label={say(text['main-menu'])} className="areas">
        {areasOf(desk.role).map((area) => (
          <Link key={area.path} to={area.path} aria-current={isAt(area, path) ? 'page' : undefined}>
            <area.icon className="icon" aria-hidden />
            {say(area.name)}
          </Link>
        ))}
      </nav>
      <span className="flex-1" />
      <Offline />
      {may(desk.role, 'student.find') && <Search role={desk.role} />}
      <LanguageSwitch onBrand />
      <Link to="/account" className="who">
        <span className="who-name">
          <b>{desk.name}</b>
          <span>{say(roleNames[desk.role])}</span>
        </span>
        <span className="initials" aria-hidden>
          {initials(desk.name)}
        </span>
      </Link>
    </header>
  )
}

function Offline() {
  const say = useSay()
  if (useConnection() === 'online') return null
  return (
    <span className="chip bg-white text-[#0e151a]" role="status">
      <WifiOff className="icon" aria-hidden />
      {say(blocks.offline)}
    </span>
  )
}

const ways = [
  { key: 'o', area: '/overview', path: '/overview' },
  { key: 'q', area: '/queues', path: '/queues' },
  { key: 'v', area: '/queues', path: '/queues/vouchers' },
  { key: 's', area: '/students', path: '/students' },
] as const

/** G, then O, Q, V or S; nowhere the role does not work. */
function useGo({ role }: Desk): void {
  const [, navigate] = useLocation()
  const [goes, setGoes] = useState(false)
  const to = (path: string) => () => {
    setGoes(false)
    navigate(path)
  }
  const areas = areasOf(role).map(({ path }) => path)
  const own = Object.fromEntries(
    ways.filter(({ area }) => areas.includes(area)).map(({ key, path }) => [key, to(path)]),
  )
  useKeys({ g: () => setGoes(true), ...(goes ? own : {}) }, { first: true })
}

import { CircleHelp, Menu, Monitor, Moon, Sun, Wifi, WifiOff } from 'lucide-react'
import { Link } from 'wouter'
import { useConnection } from '#platform/browser/network/connection.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { chooseTheme, type Theme, themes, useTheme } from '#platform/browser/theme.ts'
import { LanguageSwitch } from '#platform/browser/ui/frame/LanguageSwitch.tsx'
import { useOwnName } from '#features/profile/portal/own-name.ts'
import { shellMessages as text } from './messages.ts'
import { initialOf } from './person.ts'

type Props = { readonly page: string; readonly onMenu: () => void; readonly onHelp: () => void }

export function TopBar({ page, onMenu, onHelp }: Props) {
  return (
    <header className="contents">
      <PhoneBar page={page} onMenu={onMenu} />
      <div className="sticky top-0 z-30 hidden h-14 items-center justify-end gap-5 border-b border-hairline bg-page px-10 lg:flex">
        <ConnectionSign />
        <LanguageSwitch />
        <ThemeChoice />
        <HelpButton onHelp={onHelp} />
      </div>
    </header>
  )
}

function PhoneBar({ page, onMenu }: Pick<Props, 'page' | 'onMenu'>) {
  const say = useSay()
  const name = useOwnName()
  const connection = useConnection()
  return (
    <div className="sticky top-0 z-30 flex h-14 items-center gap-1 bg-side ps-1 pe-3 text-white lg:hidden">
      <button
        type="button"
        className="icon-button"
        aria-label={say(text['open-menu'])}
        onClick={onMenu}
      >
        <Menu className="size-6" strokeWidth={1.75} aria-hidden />
      </button>
      <span className="min-w-0 truncate font-strong">{page}</span>
      {connection === 'offline' && (
        <span className="chip ms-2 bg-white text-[#0e151a]" role="status">
          <WifiOff className="icon" aria-hidden />
          {say(blocks.offline)}
        </span>
      )}
      <span className="ms-auto" />
      <LanguageSwitch onBrand short />
      <Link to="/profile" className="grid size-11 place-items-center rounded-control no-underline">
        <span
          className="grid size-9 place-items-center rounded-control bg-white font-strong text-brand"
          aria-hidden
        >
          {initialOf(name)}
        </span>
        <span className="sr-only">{name}</span>
      </Link>
    </div>
  )
}

function ConnectionSign() {
  const say = useSay()
  const connection = useConnection()
  const Icon = connection === 'online' ? Wifi : WifiOff
  return (
    <span
      role="status"
      className={
        connection === 'online' ? 'small flex items-center gap-2 text-muted' : 'chip closed'
      }
    >
      <Icon className="icon" aria-hidden />
      {say(connection === 'online' ? blocks.online : blocks.offline)}
    </span>
  )
}

const themeIcon = { system: Monitor, light: Sun, dark: Moon } as const satisfies Record<
  Theme,
  unknown
>

export function ThemeChoice() {
  const say = useSay()
  const chosen = useTheme()
  const Icon = themeIcon[chosen]
  return (
    <label className="small relative flex min-h-11 items-center gap-2 text-muted">
      <Icon className="icon" aria-hidden />
      <span className="sr-only">{say(text.theme)}</span>
      <select
        className="min-h-11 cursor-pointer appearance-none rounded-control bg-transparent pe-1"
        value={chosen}
        onChange={(event) => chooseTheme(event.target.value)}
      >
        {themes.map((each) => (
          <option key={each} value={each}>
            {say(text[each])}
          </option>
        ))}
      </select>
    </label>
  )
}

export function HelpButton({ onHelp }: { readonly onHelp: () => void }) {
  const say = useSay()
  return (
    <button
      type="button"
      className="small flex min-h-11 items-center gap-2 rounded-control px-1 text-muted"
      onClick={onHelp}
    >
      <CircleHelp className="icon" aria-hidden />
      {say(text.help)}
    </button>
  )
}

import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import { useDocumentLanguage, useLanguage, useSay } from '#platform/browser/language.ts'
import { useDocumentTheme } from '#platform/browser/theme.ts'
import { WeaveSteps } from '#platform/browser/ui/frame/DhakaWeave.tsx'
import { LanguageSwitch } from '#platform/browser/ui/frame/LanguageSwitch.tsx'
import { Thread } from '#platform/browser/ui/frame/RunningStitch.tsx'
import { Seal } from '#platform/browser/ui/frame/Seal.tsx'
import { useArrivalFocus, usePageTitle } from '#platform/browser/ui/frame/page-title.ts'
import { HelpDesk } from '#features/institution/portal/HelpDesk.tsx'
import { useInstitutionName, useLoadedSettings } from '#features/institution/portal/settings.ts'
import { institutionMessages as text } from '#features/institution/rules/messages.ts'
import { authData } from './session.ts'

type Props = {
  readonly title: string
  readonly lead: ReactNode
  readonly failed?: boolean
  readonly children: ReactNode
}

/** Login, signup and forgot-password: brand panel beside the form, a header above it on phones. */
export function PublicLayout({ title, lead, failed = false, children }: Props) {
  useDocumentLanguage()
  useDocumentTheme()
  useLoadedSettings()
  usePageTitle(title, failed)
  const heading = useArrivalFocus()
  useLeaveWhenSignedIn()
  return (
    <div className="min-h-dvh bg-surface lg:grid lg:grid-cols-[46%_1fr]">
      <BrandHeader />
      <BrandPanel />
      <main className="relative mx-auto flex w-full max-w-102 flex-col px-4 pt-6 pb-8 lg:justify-center lg:px-5 lg:py-20">
        <div className="hidden lg:absolute lg:end-0 lg:top-8 lg:block">
          <LanguageSwitch />
        </div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="mt-1 mb-6 text-muted">{lead}</p>
        {children}
        <div className="small mt-auto pt-10 text-muted lg:hidden">
          <HelpDesk stacked />
        </div>
      </main>
    </div>
  )
}

/** A signed-in visitor goes to the dashboard. */
function useLeaveWhenSignedIn(): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    if (authData.get() !== null) navigate('/', { replace: true })
    // Only on arrival.
    // eslint-disable-next-line react/exhaustive-deps
  }, [])
}

function BrandHeader() {
  const say = useSay()
  const name = useInstitutionName()
  return (
    <header className="relative overflow-hidden bg-brand text-white lg:hidden">
      <WeaveSteps className="absolute -end-4 top-11 w-40" wholes={headerWeave} />
      <div className="absolute end-3 top-2 z-10">
        <LanguageSwitch onBrand short />
      </div>
      <div className="relative flex min-h-30 items-center gap-3.5 px-4 pt-4 pe-20">
        <Seal className="size-14" />
        <div>
          <p className="text-[1.25rem] font-strong">{say(text.portal)}</p>
          <p className="small min-h-6 text-balance text-[#e1f2fb] max-md:max-w-44">{name}</p>
        </div>
      </div>
      <Thread />
    </header>
  )
}

function BrandPanel() {
  const say = useSay()
  const other = useLanguage() === 'ne' ? 'en' : 'ne'
  const name = useInstitutionName()
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col overflow-hidden bg-brand p-12 pe-16 text-white lg:flex">
      <WeaveSteps className="absolute end-3 top-0 w-[min(20rem,100%-19rem)]" wholes={panelWeave} />
      <div className="absolute inset-y-0 end-0 flex">
        <Thread upright />
      </div>
      <div className="relative flex min-h-13 items-center gap-3.5">
        <Seal className="size-13" />
        <p className="max-w-44 font-strong text-balance">{name || say(text.portal)}</p>
      </div>
      <p className="display mt-auto max-w-96">{say(text.promise)}</p>
      <p className="mt-3 mb-12 text-[1.375rem] leading-9 text-[#ffc76b]" lang={other}>
        {text.promise[other]}
      </p>
      <div className="small">
        <HelpDesk />
      </div>
    </aside>
  )
}

/** Whole diamonds that step down from the top right; as wide as what the university's name leaves. */
const panelWeave = [
  { column: 0, row: 0 },
  { column: 1, row: 0 },
  { column: 2, row: 0 },
  { column: 3, row: 0 },
  { column: 0, row: 1, gold: true },
  { column: 1, row: 1 },
  { column: 2, row: 1 },
  { column: 3, row: 1 },
  { column: 1, row: 2 },
  { column: 2, row: 2 },
  { column: 3, row: 2 },
  { column: 2, row: 3, gold: true },
  { column: 3, row: 3 },
  { column: 3, row: 4 },
] as const

const headerWeave = [
  { column: 1, row: 0, gold: true },
  { column: 2, row: 0 },
  { column: 0, row: 1 },
  { column: 1, row: 1 },
  { column: 2, row: 1 },
] as const

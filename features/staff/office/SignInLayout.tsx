import type { ReactNode } from 'react'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { WeaveSteps } from '#platform/browser/ui/frame/DhakaWeave.tsx'
import { LanguageSwitch } from '#platform/browser/ui/frame/LanguageSwitch.tsx'
import { Thread } from '#platform/browser/ui/frame/RunningStitch.tsx'
import { Seal } from '#platform/browser/ui/frame/Seal.tsx'
import { useUniversity } from '#features/institution/office/university.ts'
import { signInMessages as text } from '../rules/sign-in-messages.ts'

/** The brand panel beside the step; above 1024 px only. */
export function SignInLayout({ children }: { readonly children: ReactNode }) {
  const say = useSay()
  const other = useLanguage() === 'ne' ? 'en' : 'ne'
  const { name } = useUniversity()
  return (
    <div className="min-h-dvh bg-surface lg:grid lg:grid-cols-[46%_1fr]">
      <aside className="relative hidden h-dvh flex-col overflow-hidden bg-brand p-12 pe-16 text-white lg:sticky lg:top-0 lg:flex">
        <WeaveSteps className="absolute end-3 top-0 w-72" wholes={weave} />
        <div className="absolute inset-y-0 end-0 flex">
          <Thread upright />
        </div>
        <div className="relative flex min-h-13 items-center gap-3.5">
          <Seal className="size-13" />
          <p className="max-w-44 font-strong text-balance">{name}</p>
        </div>
        <p className="display mt-auto">{say(text.office)}</p>
        <p className="mt-2 text-[1.375rem] leading-9 text-[#ffc76b]" lang={other}>
          {say(text['office-ne'])}
        </p>
        <p className="mt-6 mb-12 max-w-[26rem]">{say(text['for-staff'])}</p>
      </aside>
      <main className="relative mx-auto flex min-h-dvh w-full max-w-118 flex-col justify-center px-5 py-16">
        <div className="absolute end-3 top-4">
          <LanguageSwitch />
        </div>
        {children}
      </main>
    </div>
  )
}

const weave = [
  { column: 0, row: 0 },
  { column: 1, row: 0 },
  { column: 2, row: 0 },
  { column: 3, row: 0 },
  { column: 1, row: 1, gold: true },
  { column: 2, row: 1 },
  { column: 3, row: 1 },
  { column: 2, row: 2 },
  { column: 3, row: 2 },
  { column: 3, row: 3, gold: true },
] as const

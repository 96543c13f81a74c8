import { useDocumentLanguage, useSay } from '#platform/browser/language.ts'
import { useDocumentTheme } from '#platform/browser/theme.ts'
import { ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { WeaveCloth } from '#platform/browser/ui/frame/DhakaWeave.tsx'
import { usePageTitle } from '#platform/browser/ui/frame/page-title.ts'
import { Thread } from '#platform/browser/ui/frame/RunningStitch.tsx'
import { Seal } from '#platform/browser/ui/frame/Seal.tsx'
import { HelpDesk } from '#features/institution/portal/HelpDesk.tsx'
import { useInstitutionName, useLoadedSettings } from '#features/institution/portal/settings.ts'
import { gateMessages } from './gate-messages.ts'
import { lostMessages as text } from './lost-messages.ts'

/** Any other path; one diamond has come loose from the weave. */
export function NotFound() {
  const say = useSay()
  const name = useInstitutionName()
  useDocumentLanguage()
  useDocumentTheme()
  useLoadedSettings()
  usePageTitle(say(text['not-found']))
  return (
    <div className="grid min-h-dvh grid-rows-[1fr_auto] bg-brand text-white lg:grid-cols-[53%_1fr] lg:grid-rows-1">
      <main className="flex flex-col px-5 py-8 lg:p-20 lg:pt-12">
        <p className="flex items-center gap-3.5 font-strong">
          <Seal className="size-13" />
          <span>{name || say(gateMessages.portal)}</span>
        </p>
        <div className="my-auto py-10">
          <h1 className="display">{say(text['not-found'])}</h1>
          <p className="mt-4 max-w-102 text-[1.25rem] leading-8 text-[#e1f2fb]">
            {say(text['not-found-help'])}
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink to="/" look="on-brand">
              {say(text['go-home'])}
            </ButtonLink>
            <button
              type="button"
              className="button on-brand-outline"
              onClick={() => history.back()}
            >
              {say(text['go-back'])}
            </button>
          </div>
        </div>
        <div className="small">
          <HelpDesk />
        </div>
      </main>
      <aside className="relative h-60 overflow-hidden lg:h-auto" aria-hidden>
        <div className="lg:hidden">
          <Thread />
        </div>
        <WeaveCloth className="h-full w-full lg:hidden" loose={{ column: 3, row: 1 }} />
        <WeaveCloth
          className="absolute inset-0 ms-3 hidden size-full lg:block"
          loose={{ column: 3, row: 4 }}
        />
        <div className="absolute inset-y-0 start-0 hidden lg:flex">
          <Thread upright />
        </div>
      </aside>
    </div>
  )
}

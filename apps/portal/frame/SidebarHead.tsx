import { useSay } from '#platform/browser/language.ts'
import { Seal } from '#platform/browser/ui/frame/Seal.tsx'
import { useInstitutionName } from '#features/institution/portal/settings.ts'
import { gateMessages as text } from '../gate/gate-messages.ts'

export function SidebarHead() {
  const name = useInstitutionName()
  const say = useSay()
  return (
    <div className="flex min-h-19 items-center gap-3 px-5 py-3.5">
      <Seal className="size-11" />
      <p className="font-strong leading-[1.35]">{name || say(text.portal)}</p>
    </div>
  )
}

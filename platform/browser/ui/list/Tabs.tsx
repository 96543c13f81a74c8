import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useLanguage } from '#platform/browser/language.ts'
import { digits } from '../text/digits.ts'

export type Tab = {
  readonly id: string
  readonly label: string
  /** Shown once the list has loaded. */
  readonly count?: number | undefined
  readonly content: ReactNode
}

type Props = {
  readonly tabs: readonly Tab[]
  readonly current: string
  readonly onChange: (id: string) => void
  readonly label: string
}

/** Arrows, Home and End move; Enter or Space opens. The caller keeps the state in the address (`?tab=`). */
export function Tabs({ tabs, current, onChange, label }: Props) {
  return (
    <Radix.Root value={current} onValueChange={onChange} activationMode="manual">
      <Radix.List className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id}>
            <span data-label={tab.label}>{tab.label}</span>
            <Count n={tab.count} />
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="pt-5" tabIndex={-1}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

/** Reserves the space of the number while the list loads, so that the label does not wrap when it comes. */
function Count({ n }: { readonly n: number | undefined }) {
  const language = useLanguage()
  if (n === undefined) return <span className="count invisible" aria-hidden />
  return <span className="count">{digits(n, language)}</span>
}

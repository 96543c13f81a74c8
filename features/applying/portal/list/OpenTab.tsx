import type { LucideIcon } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import type { Message } from '#platform/pure/message.ts'
import type { ListsTogether } from '#platform/browser/network/lists-together.ts'
import { NoneOpen } from './NoneOpen.tsx'
import type { OpenRow } from '../../card/open-row.ts'
import { OpenList, type OpenListParts } from '../../card/OpenList.tsx'

type Opening = { readonly id: number; readonly name: string }

type Props<Row extends OpenRow<Opening>> = OpenListParts<Row> & {
  readonly open: ListsTogether & { readonly rows: readonly Row[] }
  readonly icon: LucideIcon
  readonly none: Readonly<Record<'none-open' | 'none-open-help', Message>>
  /** Instead of `none`, e.g. when what decides the list could not be read. */
  readonly instead?: ReactNode
  /** An opening whose dialog opens without a click; the callback runs when it is closed. */
  readonly asked?: { readonly opening: Row['opening'] | null; readonly clear: () => void }
  readonly renderDialog: (opening: Row['opening'], at: DialogProps) => ReactNode
  readonly onApplied: (id: number | null) => void
}

type DialogProps = {
  readonly onClose: () => void
  readonly onApplied: (id: number | null) => void
}

/** The openings one may apply for, and the dialog of the one that was chosen. */
export function OpenTab<Row extends OpenRow<Opening>>(props: Props<Row>) {
  const { open, icon, none, instead, asked, renderDialog, onApplied, ...list } = props
  const { rows, isPending, onRetry } = open
  const [pressed, setPressed] = useState<Row['opening'] | null>(null)
  const chosen = pressed ?? asked?.opening ?? null
  const close = () => {
    setPressed(null)
    asked?.clear()
  }
  const applied = (id: number | null) => {
    close()
    onApplied(id)
  }
  return (
    <>
      <OpenList
        {...list}
        rows={isPending ? null : rows}
        onApply={setPressed}
        empty={instead || <NoneOpen icon={icon} texts={none} onRetry={onRetry} />}
        onRetry={onRetry}
      />
      {chosen && (
        <Fragment key={chosen.id}>
          {renderDialog(chosen, { onClose: close, onApplied: applied })}
        </Fragment>
      )}
    </>
  )
}

import type { LucideIcon } from 'lucide-react'
import { Key } from '../shortcuts/Key.tsx'

/** A button of the bar above a document. */
export function ToolButton(props: {
  readonly label: string
  readonly icon: LucideIcon
  /** Key that does the same. */
  readonly hint?: string
  readonly onPress: () => void
  readonly shown?: boolean
}) {
  const { label, icon: Icon, hint, onPress, shown = false } = props
  return (
    <button type="button" className="tool" aria-label={shown ? undefined : label} onClick={onPress}>
      <Icon className="icon" aria-hidden />
      {shown && label}
      {hint !== undefined && <Key>{hint}</Key>}
    </button>
  )
}

import type { ReactNode } from 'react'

type Props<Value extends string> = {
  /** Name of the choice. */
  readonly label?: string
  readonly options: readonly { readonly value: Value; readonly text: ReactNode }[]
  readonly chosen: Value
  readonly disabled?: boolean
  readonly onChoose: (value: Value) => void
}

/** A choice of a few in one bar of the office; the chosen one is pressed. */
export function Segments<Value extends string>(props: Props<Value>) {
  const { label, options, chosen, disabled = false, onChoose } = props
  return (
    <div className="segments" role="group" aria-label={label}>
      {options.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          disabled={disabled}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

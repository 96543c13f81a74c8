import type { ReactNode } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { Checkbox } from './Choice.tsx'

type Props<Name extends string> = {
  readonly legend: string
  /** Beside the legend. */
  readonly hint: string
  /** Beneath the boxes. */
  readonly note: ReactNode
  readonly options: Readonly<Record<Name, Message>>
  readonly chosen: readonly Name[]
  readonly locked: boolean
  readonly onChange: (chosen: readonly Name[]) => void
}

/** Any number of options, two in a row; scrolls beyond about 12rem. */
export function ChoiceGrid<Name extends string>(props: Props<Name>) {
  const { options, chosen, onChange } = props
  const say = useSay()
  const isName = (name: string): name is Name => Object.hasOwn(options, name)
  const names = Object.keys(options).filter(isName)
  return (
    <fieldset disabled={props.locked}>
      <legend className="mb-1.5">
        <span className="font-strong">{props.legend}</span>{' '}
        <span className="small text-muted">{props.hint}</span>
      </legend>
      <div className="choice-grid grid max-h-48 grid-cols-2 overflow-y-auto rounded-control border border-control">
        {names.map((name) => (
          <div key={name} className="px-3">
            <Checkbox
              checked={chosen.includes(name)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...chosen, name] : chosen.filter((each) => each !== name),
                )
              }
            >
              {say(options[name])}
            </Checkbox>
          </div>
        ))}
      </div>
      <p className="small mt-1.5 text-muted">{props.note}</p>
    </fieldset>
  )
}

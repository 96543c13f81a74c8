import { useLanguage, useSay } from '#platform/browser/language.ts'
import { SelectField } from '#platform/browser/ui/form/Field.tsx'
import { nameInBoth } from '#platform/pure/message.ts'
import { orderText as text } from '../rules/merit/order-messages.ts'
import type { ProgramOrder } from '../wire/merit-programs.ts'

type Props = {
  readonly order: Pick<ProgramOrder, 'offered'>
  readonly chosen: readonly number[]
  readonly locked: boolean
  readonly onChange: (programs: readonly number[]) => void
}

/** One field for each programme of an entrance: the first, the second and so on. A programme can be chosen once. */
export function ProgramPlaces(props: Props) {
  const { order, chosen } = props
  return order.offered.slice(0, chosen.length + 1).map((_each, index) => (
    // The place is the identity: another programme may be chosen for it.
    // eslint-disable-next-line react/no-array-index-key
    <ProgramPlace key={index} index={index} {...props} />
  ))
}

/** The programme of a place; taken away, those after it move up. */
function ProgramPlace({
  index,
  order,
  chosen,
  locked,
  onChange,
}: Props & { readonly index: number }) {
  const say = useSay()
  const language = useLanguage()
  const own = chosen[index]
  return (
    <SelectField
      label={say(text.place, { n: index + 1 })}
      value={own ?? ''}
      disabled={locked}
      onChange={({ target: { value } }) =>
        onChange(
          value === ''
            ? chosen.toSpliced(index, 1)
            : [...chosen.slice(0, index), Number(value), ...chosen.slice(index + 1)],
        )
      }
    >
      <option value="">{say(text.none)}</option>
      {order.offered.map(({ id, name, nameNepali }) => (
        <option key={id} value={id} disabled={id !== own && chosen.includes(id)}>
          {nameInBoth(name, nameNepali)[language]}
        </option>
      ))}
    </SelectField>
  )
}

import type { ReactNode } from 'react'
import type { Form } from '#platform/browser/forms/form.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { SelectField, TextField } from '#platform/browser/ui/form/Field.tsx'
import {
  type AddressForm,
  type AddressReason,
  type AddressType,
  chooseDistrict,
  chooseMunicipality,
  chooseProvince,
  openSelects,
  wardLimit,
} from '#features/profile/rules/address.ts'
import { addressMessages as text } from '#features/profile/rules/address-messages.ts'
import { screenMessages as screen } from '#features/profile/rules/screen-messages.ts'
import type { Profile } from '#features/profile/rules/profile.ts'
import {
  type AddressField,
  addressIn,
  type PlacePart,
  storedPlaceName,
  valuesWith,
} from './address-form.ts'
import type { BlockPlaces } from './block-places.ts'
import type { Places } from './places.queries.ts'

type Props = {
  readonly type: AddressType
  readonly profile: Profile
  readonly form: Form<AddressField, AddressReason>
  readonly places: BlockPlaces
  readonly children?: ReactNode
}

/** Province, district, municipality, ward and tole of one address; each select waits for its parent. */
export function AddressBlock({ type, profile, form, places, children }: Props) {
  const say = useSay()
  const address = addressIn(form.values, type)
  const open = openSelects(address)
  const change = (next: AddressForm) => form.replace(valuesWith(form.values, type, next))
  const error = useErrors(form, places)
  const select = (part: PlacePart, isOpen = true) => ({
    id: `${type}-${part}`,
    disabled: !isOpen,
    chosen: address[part],
    chosenName: storedPlaceName(profile, part, address[part]),
    error: isOpen ? error(`${type}-${part}`) : undefined,
  })
  return (
    <section className="card flex flex-col gap-4 p-4 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>{say(text[type])}</h2>
        {children}
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PlaceSelect
          {...select('provinceId')}
          label={say(text.province)}
          placeholder={say(screen['choose-province'])}
          places={places.provinces}
          onChoose={(id) => change(chooseProvince(address, id))}
        />
        <PlaceSelect
          {...select('districtId', open.district)}
          label={say(text.district)}
          placeholder={say(
            open.district ? screen['choose-district'] : text['choose-province-first'],
          )}
          places={places.districts}
          onChoose={(id) => change(chooseDistrict(address, id))}
        />
        <PlaceSelect
          {...select('municipalityId', open.municipality)}
          label={say(text.municipality)}
          placeholder={say(
            open.municipality ? screen['choose-municipality'] : text['choose-district-first'],
          )}
          places={places.municipalities}
          onChoose={(id) => change(chooseMunicipality(address, id))}
        />
        <WardAndTole type={type} form={form} places={places} error={error} />
      </div>
    </section>
  )
}

function WardAndTole({
  type,
  form,
  places,
  error,
}: Omit<Props, 'children' | 'profile'> & {
  readonly error: (name: AddressField) => string | undefined
}) {
  const say = useSay()
  const language = useLanguage()
  const { municipality } = places.chosen
  const max = digits(wardLimit(municipality?.wards ?? null), language)
  const bind = (name: AddressField) => ({
    id: name,
    value: form.values[name],
    error: error(name),
    onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
    onBlur: () => form.blur(name),
    autoComplete: 'off',
  })
  return (
    <div className="grid grid-cols-[7rem_1fr] items-start gap-4">
      <TextField
        {...bind(`${type}-ward`)}
        label={say(text.ward)}
        inputMode="numeric"
        maxLength={2}
        placeholder={say(screen['ward-hint'], { max })}
      />
      <TextField {...bind(`${type}-tole`)} label={say(text.tole)} />
    </div>
  )
}

type SelectProps = {
  readonly id: string
  readonly label: string
  readonly placeholder: string
  readonly disabled: boolean
  readonly places: Places
  readonly chosen: number | null
  /** Shown until the list says it, and where it cannot be read. */
  readonly chosenName: string
  readonly onChoose: (id: number | null) => void
  readonly error: string | undefined
}

/** A native select; the chosen place is shown in it, also while its list is loading or could not be loaded. */
function PlaceSelect({ placeholder, places, chosen, chosenName, ...rest }: SelectProps) {
  const language = useLanguage()
  const { onChoose, ...select } = rest
  const isListed = places.all.some(({ id }) => id === chosen)
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <SelectField
        {...select}
        value={chosen ?? ''}
        aria-busy={places.isLoading}
        onChange={(event) => onChoose(Number(event.target.value) || null)}
      >
        <option value="">{placeholder}</option>
        {chosen !== null && !isListed && <option value={chosen}>{chosenName}</option>}
        {places.all.map((place) => (
          <option key={place.id} value={place.id}>
            {language === 'ne' ? place.nepaliName : place.name}
          </option>
        ))}
      </SelectField>
      {places.isError && <CouldNotRefresh onRetry={() => void places.refetch()} />}
    </div>
  )
}

function useErrors(form: Form<AddressField, AddressReason>, places: BlockPlaces) {
  const say = useSay()
  const language = useLanguage()
  return (name: AddressField) => {
    const reason = form.shown[name]
    const max = digits(wardLimit(places.chosen.municipality?.wards ?? null), language)
    return reason && say(text[reason], { max })
  }
}

import { Copy } from 'lucide-react'
import { useForm } from '#platform/browser/forms/form.ts'
import { useFormDraft } from '#platform/browser/forms/form-draft.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { ActionBar } from '#platform/browser/ui/control/ActionBar.tsx'
import { Button, ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { DraftNotes, SavedNote } from '#platform/browser/ui/form/DraftNotes.tsx'
import { ErrorSummary } from '#platform/browser/ui/form/ErrorSummary.tsx'
import {
  type AddressForm,
  addressTypes,
  type AddressReason,
  type AddressType,
  copyFromPermanent,
  openSelects,
  wardLimit,
} from '#features/profile/rules/address.ts'
import { addressMessages as text } from '#features/profile/rules/address-messages.ts'
import type { Profile } from '#features/profile/rules/profile.ts'
import { screenMessages as screen } from '#features/profile/rules/screen-messages.ts'
import {
  type AddressField,
  addressFields,
  addressIn,
  type AddressValues,
  printedName,
  problemsOf,
  storedName,
  storedValues,
  valuesWith,
} from './address-form.ts'
import { useAddressSave } from './address-save.ts'
import { AddressBlock } from './AddressBlock.tsx'
import { type BlockPlaces, useBlockPlaces } from './block-places.ts'
import { type ChosenPlaces, useKnownPlaces } from './places.queries.ts'
import { stepPaths } from '../profile-paths.ts'
import { ProfileLayout } from '../ProfileLayout.tsx'

/** Permanent and Temporary address, and how they will be printed (SPEC §2 Profile, §5 Address). */
export function AddressPage() {
  return (
    <ProfileLayout step="address">{(profile) => <Addresses profile={profile} />}</ProfileLayout>
  )
}

function Addresses({ profile }: { readonly profile: Profile }) {
  const say = useSay()
  const { form, draft, save, places, summary } = useAddresses(profile)
  return (
    <form
      className="grid items-start gap-5 xl:grid-cols-[1fr_20rem]"
      noValidate
      onSubmit={(event) => draft.holdsBack(event) || form.submit(event)}
    >
      <div className="flex min-w-0 flex-col gap-5">
        <ErrorSummary
          items={summary}
          lead={save.failure ?? undefined}
          attempt={form.attempt + save.attempt}
        />
        <DraftNotes draft={draft} />
        <AddressBlock type="Permanent" profile={profile} form={form} places={places.Permanent} />
        <AddressBlock type="Temporary" profile={profile} form={form} places={places.Temporary}>
          <Button
            icon={Copy}
            onClick={() => {
              const permanent = copyFromPermanent(addressIn(form.values, 'Permanent'))
              form.replace(valuesWith(form.values, 'Temporary', permanent))
            }}
          >
            {say(text['copy-from-permanent'])}
          </Button>
        </AddressBlock>
      </div>
      <Printed profile={profile} values={form.values} places={places} />
      <ActionBar>
        <SavedNote draftSavedAtMs={draft.draftSavedAtMs} savedAtMs={save.savedAtMs} />
        <ButtonLink to={stepPaths.education}>{say(screen.next)}</ButtonLink>
        <Button type="submit" look="filled" busy={form.busy}>
          {say(screen.save)}
        </Button>
      </ActionBar>
    </form>
  )
}

/** Form, draft, saving and the places of both blocks. */
function useAddresses(profile: Profile) {
  const say = useSay()
  const language = useLanguage()
  const stored = storedValues(profile)
  const save = useAddressSave(profile)
  const placesOf = useKnownPlaces()
  const form = useForm<AddressField, AddressReason>({
    initial: stored,
    problemsOf: (values) => problemsOf(values, placesOf),
    onSubmit: async (values) => {
      if (await save.send(namedAddresses(values, { profile, placesOf }))) draft.saved(values)
    },
  })
  const draft = useFormDraft({ page: stepPaths.address, form, stored })
  const places = {
    Permanent: useBlockPlaces(addressIn(form.values, 'Permanent')),
    Temporary: useBlockPlaces(addressIn(form.values, 'Temporary')),
  }
  const summary = addressFields.flatMap((name) => {
    const reason = form.attempt > 0 ? form.shown[name] : undefined
    const type = addressTypes.find((each) => name.startsWith(each)) ?? 'Permanent'
    if (reason === undefined || isWaiting(name, addressIn(form.values, type))) return []
    const max = digits(wardLimit(places[type].chosen.municipality?.wards ?? null), language)
    return [{ fieldId: name, message: `${say(text[type])}: ${say(text[reason], { max })}` }]
  })
  return { form, draft, save, places, summary }
}

/** A select without its parent cannot be the next thing to do. */
function isWaiting(name: AddressField, form: AddressForm): boolean {
  const open = openSelects(form)
  return (
    (name.endsWith('districtId') && !open.district) ||
    (name.endsWith('municipalityId') && !open.municipality)
  )
}

/** Both addresses with the names they are printed under; null when a list of places has not come to compose one from. */
function namedAddresses(
  values: AddressValues,
  at: { readonly profile: Profile; readonly placesOf: (form: AddressForm) => ChosenPlaces },
) {
  const of = (type: AddressType) => {
    const form = addressIn(values, type)
    return {
      form,
      name: printedName(form, at.placesOf(form)) ?? storedName(at.profile, type, form),
    }
  }
  const [Permanent, Temporary] = [of('Permanent'), of('Temporary')]
  if (Permanent.name === null || Temporary.name === null) return null
  return {
    Permanent: { ...Permanent, name: Permanent.name },
    Temporary: { ...Temporary, name: Temporary.name },
  }
}

type PrintedProps = {
  readonly profile: Profile
  readonly values: AddressValues
  readonly places: Readonly<Record<AddressType, BlockPlaces>>
}

/** The composed names, live, before anything is saved. */
function Printed({ profile, values, places }: PrintedProps) {
  const say = useSay()
  return (
    <div className="flex flex-col gap-3">
      <section className="card flex flex-col gap-3 p-4 md:p-5">
        <h2>{say(screen.printed)}</h2>
        <dl className="flex flex-col gap-3">
          {addressTypes.map((type) => (
            <div key={type}>
              <dt className="small text-muted">{say(text[type])}</dt>
              <dd>
                {printedName(addressIn(values, type), places[type].chosen) ??
                  storedName(profile, type, addressIn(values, type)) ?? (
                    <span className="text-muted">{say(screen['not-filled'])}</span>
                  )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="small text-muted">{say(screen['check-spelling'])}</p>
    </div>
  )
}

import { useSay } from '#platform/browser/language.ts'
import { SelectField, TextAreaField } from '#platform/browser/ui/form/Field.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { useQuotas } from '#features/applying/card/use-quotas.ts'
import { audienceTypes } from '../rules/audience.ts'
import { audienceNames, noticeScreen as text } from '../rules/screen-messages.ts'
import type { AudienceChoices, StoredAudience } from '../wire/processes.ts'
import { useAudiences } from './notices.queries.ts'

type Props = {
  readonly audience: StoredAudience
  readonly onChoose: (audience: StoredAudience) => void
}

/** The group of students that a notice is for. */
export function AudienceFields({ audience, onChoose }: Props) {
  const say = useSay()
  const { data, isError, refetch } = useAudiences()
  return (
    <div className="notice-fields">
      <SelectField
        label={say(text.audience)}
        value={audience.is}
        onChange={({ target }) => {
          const is = audienceTypes.find((type) => type === target.value)
          if (is !== undefined) onChoose({ ...audience, is })
        }}
      >
        {audienceTypes.map((type) => (
          <option key={type} value={type}>
            {say(audienceNames[type])}
          </option>
        ))}
      </SelectField>
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data !== undefined && audience.is === 'students' && (
        <Students audience={audience} onChoose={onChoose} choices={data} />
      )}
      {data !== undefined && audience.is === 'applicants' && (
        <Applicants audience={audience} onChoose={onChoose} choices={data} />
      )}
      {audience.is === 'people' && (
        <TextAreaField
          label={say(text.people)}
          hint={say(text['people-help'])}
          maxLength={50_000}
          value={audience.people}
          onChange={({ target }) => onChoose({ ...audience, people: target.value })}
        />
      )}
    </div>
  )
}

type ChoiceProps = Props & { readonly choices: AudienceChoices }

const idOf = (value: string) => (value === '' ? null : Number(value))

function Students({ audience, onChoose, choices }: ChoiceProps) {
  const say = useSay()
  const fields = [
    ['program', choices.programs],
    ['semester', choices.semesters],
  ] as const
  return fields.map(([name, all]) => (
    <SelectField
      key={name}
      label={say(text[name])}
      value={String(audience[name] ?? '')}
      onChange={({ target }) => onChoose({ ...audience, [name]: idOf(target.value) })}
    >
      <option value="">{say(text.all)}</option>
      {all.map(({ id, name: of }) => (
        <option key={id} value={id}>
          {say(of)}
        </option>
      ))}
    </SelectField>
  ))
}

function Applicants({ audience, onChoose, choices }: ChoiceProps) {
  const say = useSay()
  const { openingModel, opening, quota } = audience
  const { quotas } = useQuotas()
  const has = choices.openings.find(({ model }) => model === openingModel)
  return (
    <>
      <SelectField
        label={say(text.opening)}
        value={opening === null ? '' : `${openingModel}:${opening}`}
        onChange={({ target }) => {
          const [model = '', id = ''] = target.value.split(':')
          onChoose({ ...audience, openingModel: model, opening: idOf(id), quota: null })
        }}
      >
        <option value="">{say(text.choose)}</option>
        {choices.openings.map(({ model, label, openings }) => (
          <optgroup key={model} label={say(label)}>
            {openings.map(({ id, name }) => (
              <option key={id} value={`${model}:${id}`}>
                {say(name)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {opening !== null && has?.hasQuotas === true && (
        <SelectField
          label={say(text.quota)}
          value={quota ?? ''}
          onChange={({ target }) =>
            onChoose({ ...audience, quota: target.value === '' ? null : target.value })
          }
        >
          <option value="">{say(text.all)}</option>
          {[...quotas.values()].map(({ name, label }) => (
            <option key={name} value={name}>
              {say(label)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}

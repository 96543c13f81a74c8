import { formatAd } from '#platform/pure/calendar/format.ts'
import { dayMessages } from '#platform/browser/forms/day-messages.ts'
import { useSay } from '#platform/browser/language.ts'
import { useDateTyping } from '#platform/browser/ui/form/use-date-typing.ts'
import { auditText as text } from '../rules/messages.ts'
import { auditActions } from '../wire/entry.ts'
import { actionTexts } from './entry-words.ts'
import { type Filter, useAuditStaff } from './use-entries.ts'

/** Day, who, what, and a word of the entry. */
export function AuditFilters({
  filter,
  setFilter,
}: {
  readonly filter: Filter
  readonly setFilter: (name: keyof Filter, value: string) => void
}) {
  const say = useSay()
  const { day, isWrong, input } = useDateTyping({
    value: filter.day,
    onChange: (value) => setFilter('day', value),
  })
  const staff = useAuditStaff()
  return (
    <div className="audit-filters">
      <input
        {...input}
        className="input"
        aria-label={say(text.day)}
        aria-invalid={isWrong || undefined}
      />
      <output className="small empty:hidden">
        {isWrong ? say(dayMessages.noSuchDate) : day && formatAd(day)}
      </output>
      <select
        className="input"
        aria-label={say(text.who)}
        value={filter.who}
        onChange={(event) => setFilter('who', event.target.value)}
      >
        <option value="">{say(text['all-staff'])}</option>
        {staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        className="input"
        aria-label={say(text.what)}
        value={filter.act}
        onChange={(event) => setFilter('act', event.target.value)}
      >
        <option value="">{say(text['all-acts'])}</option>
        {auditActions.map((action) => (
          <option key={action} value={action}>
            {say(actionTexts[action])}
          </option>
        ))}
      </select>
      <input
        type="search"
        className="input"
        placeholder={say(text.search)}
        aria-label={say(text.search)}
        defaultValue={filter.typed}
        onKeyDown={(event) => {
          if (event.key === 'Enter') setFilter('typed', event.currentTarget.value.trim())
        }}
        onBlur={(event) => setFilter('typed', event.currentTarget.value.trim())}
      />
    </div>
  )
}

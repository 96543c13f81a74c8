import { Segments } from '#platform/browser/ui/control/Segments.tsx'
import { ArrowDownNarrowWide } from 'lucide-react'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { orders } from '#features/desk/rules/order.ts'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import { filters, type useQueue } from './use-queue.ts'

/** Filters with their counts, the name to look for, the order, and what came in meanwhile. */
export function QueueHead({ at }: { readonly at: ReturnType<typeof useQueue> }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <div className="queue-head">
      <Segments
        label={say(text.filter)}
        options={filters.map((value) => ({
          value,
          text: (
            <>
              {say(text[value])} {at.isKnown && <b>{digits(at.counts[value], language)}</b>}
            </>
          ),
        }))}
        chosen={at.filter}
        onChoose={at.setFilter}
      />
      <input
        id="queue-filter"
        className="queue-filter"
        type="search"
        placeholder={say(text.filter)}
        aria-label={say(text.filter)}
        value={at.typed}
        onChange={(event) => at.setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' && event.key !== 'Enter') return
          // A browser empties a search field on Esc.
          event.preventDefault()
          const row = document.querySelector<HTMLElement>('.queue-link')
          if (row === null) event.currentTarget.blur()
          else row.focus()
        }}
      />
      <QueueOrder at={at} />
      <span role="status">
        {at.newCount > 0 && (
          <button type="button" className="link-button small" onClick={at.showNew}>
            {say(text['new-items'], { n: at.newCount })}
          </button>
        )}
      </span>
    </div>
  )
}

/** By amount only where there are amounts. */
function QueueOrder({ at }: { readonly at: ReturnType<typeof useQueue> }) {
  const say = useSay()
  const offered = orders.filter((each) => each !== 'amount' || at.hasAmounts || at.order === each)
  return (
    <label className="queue-order">
      <ArrowDownNarrowWide className="icon" aria-hidden />
      <span className="sr-only">{say(text.order)}</span>
      <select
        value={at.order}
        onChange={({ currentTarget }) =>
          at.setOrder(orders.find((each) => each === currentTarget.value) ?? 'oldest')
        }
      >
        {offered.map((each) => (
          <option key={each} value={each}>
            {say(text[`${each}-first`])}
          </option>
        ))}
      </select>
    </label>
  )
}

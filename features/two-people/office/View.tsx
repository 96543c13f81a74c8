import { Check, TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import { isMessage } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { MomentText } from '#platform/browser/ui/text/MomentText.tsx'
import { QrCode } from '#platform/browser/ui/control/QrCode.tsx'
import { viewText as text } from '../rules/view-messages.ts'
import { NowAndProposed } from './NowAndProposed.tsx'
import type {
  ProposalField,
  ProposalList,
  ProposalValue,
  ProposalView,
} from '../wire/open-proposal.ts'

/** A proposal as text: now and proposed side by side, the checks, and the people or courses it concerns. */
export function View({ view }: { readonly view: ProposalView }) {
  const say = useSay()
  const { fields, checks, lists, sheet, early } = view
  return (
    <>
      {early && (
        <Banner
          tone="turn"
          lead={say(text['early-lead'], { fact: early.fact })}
          icon={TriangleAlert}
        >
          {say(text['early-reason'], { reason: early.reason })}
        </Banner>
      )}
      {fields.length > 0 && <Fields fields={fields} />}
      {checks.length > 0 && (
        <ul className="proposal-checks">
          {checks.map(({ fact, found, sign }) => (
            <li key={fact.en}>
              <span className={`sign is-${sign}`}>
                {sign === 'agree' ? (
                  <Check className="icon" aria-hidden />
                ) : (
                  <TriangleAlert className="icon" aria-hidden />
                )}
                <span className="sr-only">{say(text[sign])}: </span>
                {say(fact)}
              </span>
              <span className="text-muted">{say(found)}</span>
            </li>
          ))}
        </ul>
      )}
      {lists.map((list) => (
        <List key={list.title.en} list={list} />
      ))}
      {sheet !== null && (
        <p>
          <Link to={sheet} className="link">
            {say(text.sheet)}
          </Link>
        </p>
      )}
    </>
  )
}

function Fields({ fields }: { readonly fields: readonly ProposalField[] }) {
  const say = useSay()
  const rows = fields.map(({ name, now, proposed }) => ({
    key: name.en,
    name: say(name),
    now: <Value value={now} />,
    proposed: <Value value={proposed} />,
    isChanged: JSON.stringify(now) !== JSON.stringify(proposed),
  }))
  return <NowAndProposed rows={rows} />
}

function List({ list: { title, columns, rows, more } }: { readonly list: ProposalList }) {
  const say = useSay()
  return (
    <div className="proposal-list">
      <h3>{say(title)}</h3>
      <table className="checks">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.en} scope="col">
                {say(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [first = '', ...others], partnerId }) => (
            <tr key={`${partnerId ?? ''} ${JSON.stringify(first)}`}>
              <th scope="row">
                {partnerId === undefined ? (
                  <Value value={first} />
                ) : (
                  <Link to={`/students/${partnerId}`} className="link">
                    <Value value={first} />
                  </Link>
                )}
              </th>
              {others.map((value, index) => (
                // Columns never change places.
                // eslint-disable-next-line react/no-array-index-key
                <td key={index}>
                  <Value value={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className="small text-muted">{say(text.more, { n: more })}</p>}
    </div>
  )
}

/** A value in the language of the reader; a QR is drawn. */
function Value({ value }: { readonly value: ProposalValue | null }) {
  const say = useSay()
  const language = useLanguage()
  if (value === null || value === '') return '-'
  if (typeof value === 'string') return value
  if (isMessage(value)) return say(value)
  if ('paisa' in value) return formatRs(paisa(value.paisa), language)
  if ('email' in value) return <span className="wrap-anywhere">{value.email}</span>
  if ('instant' in value) return <MomentText at={value.instant} />
  if ('picture' in value)
    return (
      <span className="proposal-qr">
        <img src={`data:image/png;base64,${value.picture}`} alt={say(text.qr)} />
      </span>
    )
  return (
    <span className="proposal-qr">
      <QrCode payload={value.qr} label={say(text.qr)} />
    </span>
  )
}

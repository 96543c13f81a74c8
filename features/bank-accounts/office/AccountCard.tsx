import { findDay } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button, ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { QrCode } from '#platform/browser/ui/control/QrCode.tsx'
import { Facts } from '#platform/browser/ui/list/Facts.tsx'
import { listText as text } from '../rules/list-messages.ts'
import { purposesInWords } from '../rules/purposes.ts'
import { accountLabels as labels } from '../rules/screen-messages.ts'
import type { ListedAccount } from '../wire/bank-accounts.ts'

type Props = { readonly account: ListedAccount; readonly onChange: () => void }

/** One account as students see it, and a change of it that waits for a second person. */
export function AccountCard({ account, onChange }: Props) {
  const say = useSay()
  const { bank, branch, number, holder, waits, isActive, purposes } = account
  return (
    <section className="card proposal" aria-label={`${bank} ${number}`}>
      <h2>
        {bank}{' '}
        <span className="font-normal text-muted">
          {[branch, isActive ? '' : say(text['not-in-use'])].filter(Boolean).join(' · ')}
        </span>
      </h2>
      <div className="flex flex-wrap items-start gap-4">
        <AccountQr account={account} />
        <div className="min-w-0 flex-1">
          <Facts
            facts={[
              { label: say(labels.number), value: <b className="tabular">{number}</b> },
              { label: say(labels.holder), value: holder },
              { label: say(labels.purposes), value: say(purposesInWords(purposes)) },
              { label: say(labels.from), value: <DayOf day={account.from} /> },
              { label: say(labels.until), value: <DayOf day={account.until} /> },
            ]}
          />
        </div>
      </div>
      {waits === null ? (
        <div>
          <Button
            onClick={onChange}
            aria-label={say(text['change-of'], { name: `${bank} ${number}` })}
          >
            {say(text.change)}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <p className="small flex-1">
            {say(text[waits.isOwn ? 'waits-own' : 'waits-other'], { name: waits.by })}
          </p>
          <ButtonLink to="/second">
            {say(text[waits.isOwn ? 'to-second' : 'read-and-decide'])}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

function AccountQr({ account: { qr, picture } }: Pick<Props, 'account'>) {
  const say = useSay()
  const label = say(labels.qr)
  if (qr === null) return null
  if (qr.kind === 'image' && picture === null) return <p className="small text-muted">{qr.url}</p>
  return (
    <figure className="proposal-qr">
      {qr.kind === 'emv' ? (
        <QrCode payload={qr.payload} label={label} />
      ) : (
        <img src={`data:image/png;base64,${picture}`} alt={label} />
      )}
      <figcaption className="small text-[#0e151a]">{qr.label}</figcaption>
    </figure>
  )
}

function DayOf({ day: typed }: { readonly day: string | null }) {
  const say = useSay()
  const language = useLanguage()
  const day = typed === null ? null : findDay(typed)
  return day === null ? say(text['no-limit']) : formatDay(day, language)
}

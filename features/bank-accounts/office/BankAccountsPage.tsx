import { Landmark, Plus } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Button, ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { ListPage } from '#platform/browser/ui/list/ListPage.tsx'
import { listText as text } from '../rules/list-messages.ts'
import { listedPurposes } from '../rules/purposes.ts'
import type { AccountsList, ListedAccount } from '../wire/bank-accounts.ts'
import { AccountCard } from './AccountCard.tsx'
import { AccountDialog } from './AccountDialog.tsx'
import { useBankAccounts } from './accounts.queries.ts'

type Open = { readonly account: ListedAccount | null }

/** The university's bank accounts, each with its fees and days, and the form that proposes one. */
export function BankAccountsPage() {
  const say = useSay()
  const { data, ...list } = useBankAccounts()
  const [open, setOpen] = useState<Open | null>(null)
  return (
    <>
      <ListPage
        text={text}
        icon={Landmark}
        list={{ ...list, data: data?.accounts }}
        aside={
          <Button icon={Plus} onClick={() => setOpen({ account: null })}>
            {say(text.add)}
          </Button>
        }
        above={data !== undefined && <Findings found={data} />}
      >
        {(accounts) =>
          accounts.map((account) => (
            <AccountCard key={account.id} account={account} onChange={() => setOpen({ account })} />
          ))
        }
      </ListPage>
      {open !== null && (
        <AccountDialog
          account={open.account}
          others={data?.accounts ?? []}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

/** Fees without an account, and new accounts that wait for their second person. */
function Findings({ found: { without, proposed, accounts } }: { readonly found: AccountsList }) {
  const say = useSay()
  return (
    <>
      {without.length > 0 && accounts.length > 0 && (
        <Banner tone="turn" lead={say(text['without-lead'])}>
          {say(text['without-help'], { fees: listedPurposes(without) })}
        </Banner>
      )}
      {proposed.map(({ by, isOwn }, index) => (
        // They have no names before they are confirmed.
        // eslint-disable-next-line react/no-array-index-key
        <div key={index} className="card flex flex-wrap items-center gap-3 p-4">
          <p className="small flex-1">
            {say(text[isOwn ? 'new-waits-own' : 'new-waits-other'], { name: by })}
          </p>
          <ButtonLink to="/second">{say(text[isOwn ? 'to-second' : 'read-and-decide'])}</ButtonLink>
        </div>
      ))}
    </>
  )
}

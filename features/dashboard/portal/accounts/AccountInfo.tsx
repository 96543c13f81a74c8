import { lazy, Suspense } from 'react'
import { Download } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { CopyButton } from '#platform/browser/ui/control/CopyButton.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { Facts } from '#platform/browser/ui/list/Facts.tsx'
import { bankName, useOpenAccounts } from '#features/institution/portal/accounts.ts'
import { accountInFours, BankQrTile, saveBankQr } from '#features/institution/portal/BankQrTile.tsx'
import { useSettingsRetry } from '#features/institution/portal/settings.ts'
import type { PortalAccount } from '#features/institution/wire/portal-settings.ts'
import { dashboardMessages as text } from '../../rules/messages.ts'

/** The university's accounts: QR, bank, number, name and fees of each (SPEC §2 Dashboard). */
export function AccountInfo() {
  const say = useSay()
  const accounts = useOpenAccounts()
  const retry = useSettingsRetry()
  if (accounts === null) return retry ? <AccountUnread onRetry={retry} /> : null
  if (accounts.length === 0) return null
  return (
    <section className="card @container flex flex-col gap-4 p-4 md:p-5" aria-labelledby="account">
      <div>
        <h2 id="account">{say(text['account-info'])}</h2>
        <p className="small mt-1 text-muted">{say(text['account-help'])}</p>
      </div>
      {accounts.map((account) => (
        <Account
          key={account.id}
          account={account}
          isOnly={accounts.length === 1 && account.purposes === null}
        />
      ))}
    </section>
  )
}

/** Loaded where there are several accounts only. */
const AccountPurposes = lazy<typeof import('./AccountPurposes.tsx').AccountPurposes>(() =>
  import('./AccountPurposes.tsx').then(
    ({ AccountPurposes: named }) => ({ default: named }),
    () => ({ default: () => <></> }),
  ),
)

function Purposes(props: { readonly purposes: readonly string[] | null }) {
  return (
    <Suspense fallback={null}>
      <AccountPurposes {...props} />
    </Suspense>
  )
}

type AccountProps = {
  readonly account: PortalAccount
  /** All fees are paid into it. */
  readonly isOnly: boolean
}

function Account({ account, isOnly }: AccountProps) {
  const say = useSay()
  const strong = (value: string) => <b className="font-strong">{value}</b>
  const facts = [
    { label: say(text.bank), value: strong(bankName(account)) },
    {
      label: say(text['account-number']),
      value: (
        <b className="tabular font-strong whitespace-nowrap">
          {accountInFours(account.accountNumber)}
        </b>
      ),
    },
    { label: say(text['account-name']), value: strong(account.accountName) },
    ...(isOnly
      ? []
      : [{ label: say(text['account-for']), value: <Purposes purposes={account.purposes} /> }]),
  ]
  return (
    <div className="grid items-center gap-4 @min-[30rem]:grid-cols-[15rem_1fr] @min-[30rem]:gap-6">
      <BankQrTile bank={account} />
      <div className="flex flex-col gap-4">
        <Facts facts={facts} />
        <div className="button-row">
          {account.qr && (
            <Button icon={Download} onClick={() => void saveBankQr(account)}>
              {say(blocks.saveQr)}
            </Button>
          )}
          <CopyButton text={account.accountNumber.replaceAll(/\s/g, '')}>
            {say(text['copy-number'])}
          </CopyButton>
        </div>
      </div>
    </div>
  )
}

/** The account could not be read; the card says so, instead of looking like an account that does not exist. */
function AccountUnread({ onRetry }: { readonly onRetry: () => void }) {
  const say = useSay()
  return (
    <section className="card" aria-labelledby="account">
      <h2 id="account" className="p-4 md:p-5">
        {say(text['account-info'])}
      </h2>
      <CouldNotRefresh onRetry={onRetry} />
    </section>
  )
}

import { Download } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { CopyButton } from '#platform/browser/ui/control/CopyButton.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { Facts } from '#platform/browser/ui/list/Facts.tsx'
import { accountInFours, BankQrTile, saveBankQr } from '#features/institution/portal/BankQrTile.tsx'
import { useSettings, useSettingsRetry } from '#features/institution/portal/settings.ts'
import { dashboardMessages as text } from '../rules/messages.ts'

/** The university's account: QR, bank, number and name (SPEC §2 Dashboard). */
export function AccountInfo() {
  const say = useSay()
  const bank = useSettings()?.bank
  const retry = useSettingsRetry()
  if (!bank) return retry ? <AccountUnread onRetry={retry} /> : null
  return (
    <section className="card @container flex flex-col gap-4 p-4 md:p-5" aria-labelledby="account">
      <div>
        <h2 id="account">{say(text['account-info'])}</h2>
        <p className="small mt-1 text-muted">{say(text['account-help'])}</p>
      </div>
      <div className="grid items-center gap-4 @min-[30rem]:grid-cols-[15rem_1fr] @min-[30rem]:gap-6">
        <BankQrTile bank={bank} />
        <div className="flex flex-col gap-4">
          <Facts
            facts={[
              { label: say(text.bank), value: <b className="font-strong">{bank.name}</b> },
              {
                label: say(text['account-number']),
                value: (
                  <b className="tabular font-strong whitespace-nowrap">
                    {accountInFours(bank.accountNumber)}
                  </b>
                ),
              },
              {
                label: say(text['account-name']),
                value: <b className="font-strong">{bank.accountName}</b>,
              },
            ]}
          />
          <div className="button-row">
            {bank.qr && (
              <Button icon={Download} onClick={() => void saveBankQr(bank)}>
                {say(blocks.saveQr)}
              </Button>
            )}
            <CopyButton text={bank.accountNumber.replaceAll(/\s/g, '')}>
              {say(text['copy-number'])}
            </CopyButton>
          </div>
        </div>
      </div>
    </section>
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

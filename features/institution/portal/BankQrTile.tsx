import { lazy, Suspense } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { NearView } from '#platform/browser/ui/list/NearView.tsx'
import type { PortalSettings } from '../wire/portal-settings.ts'
import { institutionMessages as text } from '../rules/messages.ts'

type Bank = PortalSettings['bank']

const drawing = () => import('#platform/browser/ui/control/QrCode.tsx')

/** Drawn by code of its own, after the page; without it the account's number still stands beneath. */
const QrCode = lazy<typeof import('#platform/browser/ui/control/QrCode.tsx').QrCode>(() =>
  drawing().then(
    ({ QrCode: drawn }) => ({ default: drawn }),
    () => ({ default: () => <></> }),
  ),
)

const unpainted = <div className="aspect-square" />

/** The university's payment QR on white, with what it is and the account in words. */
export function BankQrTile({ bank }: { readonly bank: Bank }) {
  const say = useSay()
  if (bank.qr === null) return null
  const label = say(blocks.qrOf, { label: say(text.fonepay), number: bank.accountNumber })
  return (
    <figure className="flex flex-col items-center rounded-card border border-[#cdd5da] bg-white px-3 pb-4 text-[#0e151a]">
      <div className="w-full max-w-60">
        {bank.qr.kind === 'emv' ? (
          <NearView holding={unpainted}>
            <Suspense fallback={unpainted}>
              <QrCode payload={bank.qr.payload} label={label} />
            </Suspense>
          </NearView>
        ) : (
          <img src={bank.qr.url} alt={label} width="240" height="240" className="w-full" />
        )}
      </div>
      <figcaption className="small text-center">
        {say(text.fonepay)}
        {bank.qr.label !== '' && (
          <>
            {' · '}
            <strong className="font-strong">{bank.qr.label}</strong>
          </>
        )}
      </figcaption>
    </figure>
  )
}

/** Saves the tile's QR for bank apps that scan from the gallery. */
export async function saveBankQr(bank: Bank): Promise<void> {
  if (bank.qr?.kind === 'emv') (await drawing()).saveQrImage(bank.qr.payload, 'payment-qr.png')
  if (bank.qr?.kind === 'image') {
    const link = document.createElement('a')
    link.href = bank.qr.url
    link.download = 'payment-qr'
    link.click()
  }
}

/** Account numbers in fours, so that they can be read out; copied without the blanks. */
export function accountInFours(number: string): string {
  return number.replaceAll(/\s+/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')
}

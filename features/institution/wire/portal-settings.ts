/** Answer of GET /nou/portal/settings: what a browser may know before anybody signs in. */
export type PortalSettings = {
  readonly institution: {
    readonly name: string
    readonly nameNe: string
    readonly shortName: string
  }
  readonly helpDesk: {
    readonly phone: string
    readonly hours: string
    readonly hoursNe: string
    readonly email: string
  }
  /** The account for all fees, or the first one; its texts are '' where there is none. */
  readonly bank: PortalBank
  /** Every account that is paid into today; absent from an older server: all fees are paid into `bank`. */
  readonly banks?: readonly PortalAccount[]
  /** Absent from an older server. True for a demonstration, whose data are invented. */
  readonly isDemo?: boolean
  /** Absent from an older server: sign-up is open. */
  readonly isSignUpOpen?: boolean
  /** Absent from a server that has no such setting: the fee is flat. */
  readonly retotaling?: { readonly feePerCourse: boolean }
  /** Hours of the library's counter, '' until they are known; absent from an older server. */
  readonly library?: { readonly hours: { readonly en: string; readonly ne: string } }
  /** True if fees can be paid by Khalti; absent from a server that always offers it. */
  readonly khalti?: boolean
  /** Banks a voucher may be of; absent from a server that has no such list: the name is typed. */
  readonly voucherBanks?: readonly { readonly en: string; readonly ne: string }[]
  readonly captcha:
    | { readonly kind: 'pow' }
    | { readonly kind: 'recaptcha'; readonly siteKey: string }
  /** Server time, ms since 1970, so that a wrong device clock moves no deadline. */
  readonly nowMs: number
}

export type PortalBank = {
  readonly name: string
  readonly accountNumber: string
  readonly accountName: string
  readonly qr: BankQr | null
}

export type PortalAccount = PortalBank & {
  readonly id: number
  readonly branch: string
  /** Codes of the fees it is for; null: all. */
  readonly purposes: readonly string[] | null
  /** Last day on which it is paid into; null: no limit. */
  readonly until: string | null
}

export type BankQr =
  | { readonly kind: 'emv'; readonly payload: string; readonly label: string }
  | { readonly kind: 'image'; readonly url: string; readonly label: string }

export const portalSettingsPath = '/nou/portal/settings'

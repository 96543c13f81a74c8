const asIs = (text: string) => text
/** JSON text of a value as PostgreSQL prints it, by column type. */
export const scalarTexts = {
  text: (text: string) => JSON.stringify(text),
  uuid: (text: string) => `"${text}"`,
  integer: asIs,
  number: asIs,
  boolean: asIs,
  json: asIs,
  date: (text: string) => `"${text}"`,
  time: (text: string) => `"${text.slice(0, 8)}Z"`,
  amount: rupeesText,
} as const

/** `2026-07-27 10:15:30.123` on Nepal's clock to the wire's `2026-07-27T10:15:30+05:45`. */
export function nepalTime(text: string): string {
  return `"${text.slice(0, 10)}T${text.slice(11, 19)}+05:45"`
}

/** Whole paisa to rupees without floating point: `150050` is `1500.5`, `150000` is `1500`. */
function rupeesText(paisa: string): string {
  const sign = paisa.startsWith('-') ? '-' : ''
  const digits = paisa.slice(sign.length).padStart(3, '0')
  const [tenths = '0', hundredths = '0'] = digits.slice(-2)
  const fraction = hundredths === '0' ? tenths.replace('0', '') : `${tenths}${hundredths}`
  return `${sign}${digits.slice(0, -2)}${fraction === '' ? '' : `.${fraction}`}`
}

/** `,"identifier":"…","Name":"…"` as far as there is anything to show. */
export function fragment(
  identifier: string | null | undefined,
  name: string | null | undefined,
): string {
  const first = identifier ? `,"identifier":${JSON.stringify(identifier)}` : ''
  return name ? `${first},"Name":${JSON.stringify(name)}` : first
}

type Names = readonly [identifier: string | null | undefined, name: string | null | undefined]

/** `,"identifier_ne":"…","Name_ne":"…"` for readers of Nepali, as far as they differ from the English ones. */
export function nepaliFragment(
  [identifier, name]: Names,
  [nepaliIdentifier, nepaliName]: Names,
): string {
  const first =
    nepaliIdentifier && nepaliIdentifier !== identifier
      ? `,"identifier_ne":${JSON.stringify(nepaliIdentifier)}`
      : ''
  return nepaliName && nepaliName !== name
    ? `${first},"Name_ne":${JSON.stringify(nepaliName)}`
    : first
}

/** Whole record from a joined row: `{"id":…,"uid":…,columns,"model-name":…`, still open at the end. */
export function recordHead(id: string, uid: string): string {
  return `{"id":${id},"uid":"${uid}"`
}

export function modelNameTail(table: string): string {
  return `,"model-name":${JSON.stringify(table)}`
}

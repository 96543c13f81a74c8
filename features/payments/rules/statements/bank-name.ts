import { sameInBoth, type Message } from '#platform/pure/message.ts'
import { slipKey } from '#platform/pure/text/slip-key.ts'

const limited: readonly string[] = ['limited', 'ltd', 'लिमिटेड', 'लि']

/** One normal form of a bank's name: «Nepal Bank Ltd.» and «NEPAL BANK LIMITED» are Nepal Bank. */
export function bankKey(name: string): string {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s.,()-]/u)
    .filter((word) => word !== '')
  return slipKey((limited.includes(words.at(-1) ?? '') ? words.slice(0, -1) : words).join(''))
}

/** The banks a voucher may be of, those of the university's own accounts first. */
export function banksToChoose(
  own: readonly string[],
  listed: readonly Message[],
): readonly Message[] {
  return own.reduceRight(withFirst, listed)
}

function withFirst(listed: readonly Message[], own: string): readonly Message[] {
  if (bankKey(own) === '') return listed
  const first = listed.find((bank) => isCalled(bank, own)) ?? sameInBoth(own)
  return [first, ...listed.filter((bank) => bank !== first)]
}

/** The name a bank is stored under: of one among these its English one, however it was typed; of another as typed, cleaned. */
export function storedBank(typed: string, banks: readonly Message[]): string {
  return banks.find((bank) => isCalled(bank, typed))?.en ?? typed.replaceAll(/\s+/gu, ' ').trim()
}

function isCalled({ en, ne }: Message, name: string): boolean {
  const key = bankKey(name)
  return key !== '' && (key === bankKey(en) || key === bankKey(ne))
}

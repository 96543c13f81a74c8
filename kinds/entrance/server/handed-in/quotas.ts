import { type Message, sayInBoth } from '#platform/pure/message.ts'
import { commaList } from '#platform/pure/text/comma-list.ts'
import { joinQuotas, type Quotas, splitQuotas } from '#features/applying/rules/facts.ts'
import { findGender } from '#features/auth/rules/facts.ts'
import { type CellValue, optionKey } from '#features/imports/rules/read-cell.ts'
import { handedInMessages as text } from '../../rules/handed-in/messages.ts'

/** Quotas of a cell as they are stored; each may be written by name or label in either language. */
export function quotasOfCell(
  quotas: Quotas,
  cell: CellValue | undefined,
): { readonly stored: string } | { readonly unknown: string } {
  const offered = [...quotas.values()].filter(({ isOffered }) => isOffered)
  const names = new Map(
    offered.flatMap(({ name, label: { en, ne } }) =>
      [name, en, ne].map((written) => [optionKey(written), name] as const),
    ),
  )
  const found: string[] = []
  for (const written of commaList(String(cell ?? ''))) {
    const name = names.get(optionKey(written))
    if (name === undefined) return { unknown: written }
    if (!found.includes(name)) found.push(name)
  }
  return { stored: joinQuotas(found) }
}

/** A finding for each quota of one gender that a person of another one claims. */
export function quotaFindings(
  quotas: Quotas,
  stored: string,
  genderText: CellValue,
): readonly Message[] {
  const gender = findGender(String(genderText ?? ''))
  return splitQuotas(stored).flatMap((name) => {
    const quota = quotas.get(name)
    if (quota === undefined || quota.gender === null || quota.gender === gender) return []
    return [sayInBoth(text['quota-differs'], { quota: quota.label })]
  })
}

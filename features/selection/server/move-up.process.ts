import { recordContract } from '#platform/pure/rest-dialect/contract.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { findDocStatus } from '#platform/pure/document-status.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { applicationProcess } from '#features/applying/server/application-process.ts'
import type { ApplicationRow, Applications } from '#features/applying/server/applications.ts'
import { selectionMessages } from '../rules/messages.ts'
import { decideMoveUp } from '../rules/move-up.ts'
import type { Selection } from './selection.ts'

type Listed = ApplicationRow & { readonly result_published: Date | null }

type MoveUp<Row extends Listed> = Pick<Process, 'slug' | 'name' | 'roles'> & {
  readonly applications: Applications<Row>
  readonly texts: Selection['texts']
  /** Refuses it where seats are given in another way. */
  readonly beside: (reader: Reader, row: Row) => Promise<Refusal | null>
}

/** Makes one applicant eligible after the result is published, e.g. from a waiting list, or takes it back. */
export function moveUpProcess<Row extends Listed>(of: MoveUp<Row>): Process {
  const { slug, name, roles, applications } = of
  const texts = { ...selectionMessages, ...of.texts }
  return applicationProcess({
    ...recordContract(slug, applications, { eligible: argument.flag() }),
    name,
    roles,
    applications,
    async work(transaction, { row }, { given, change }) {
      const beside = await of.beside(transaction, row)
      if (beside !== null) return beside
      const selected = given.eligible
      const status = findDocStatus(row.docstatus) ?? 'DR'
      const isPublished = row.result_published !== null
      const decision = decideMoveUp({ selected, status, isPublished })
      if (decision.is === 'refused')
        return refusal(`rule/${decision.reason}`, texts[decision.reason])
      await change({ eligible: selected })
      return selectionMessages['eligible-set']
    },
  })
}

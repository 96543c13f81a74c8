import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#platform/browser/language.ts'
import { type ListRead, listsTogether } from '#platform/browser/network/lists-together.ts'
import { listRecords } from '#platform/browser/network/records.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { readRows } from '#platform/browser/network/unreadable.ts'
import { openingsOf } from '#features/applying/portal/list/openings.queries.ts'
import { ownList } from '#features/applying/portal/list/own-list.queries.ts'
import { applyButtonOf, type ButtonState } from '#features/applying/rules/facts.ts'
import { useCompletedEnrollment } from '#features/enrollment/portal/completed.queries.ts'
import { useEnrollmentLookup } from '#features/enrollment/portal/enrollment.queries.ts'
import type { Decision } from '#platform/pure/decision.ts'
import type { Payment } from '#features/payments/rules/facts.ts'
import { type AskReason, decideAsk } from '../rules/ask.ts'
import {
  type Certificate,
  type CertificateOpening,
  inLanguage,
  isUnderWay,
} from '../rules/certificate.ts'
import { certificatePageMessages as page } from '../rules/page-messages.ts'
import { choosesSemesters } from '../rules/semesters.ts'
import { certificateSemesters, semestersFor } from '../wire/processes.ts'
import {
  applicationFromWire,
  applicationModel,
  openFilter,
  openingFromWire,
  openingModel,
  ownApplications,
} from '../wire/certificate.ts'

/** A request with its payments. */
export type OwnCertificate = Certificate & { readonly payments: readonly Payment[] }

const openings = openingsOf({ kind: 'certificate', model: openingModel, fromWire: openingFromWire })

export const readOpening = openings.read

const own = ownList<OwnCertificate>('certificate', async ({ rest, partnerId }) => {
  const records = await listRecords(rest, applicationModel, ownApplications(partnerId))
  return readRows('certificate/applied', records, applicationFromWire)
})

/** Own requests, with names in the reader's language. */
export function useOwnCertificates(): ListRead<OwnCertificate> {
  const language = useLanguage()
  const list = own.useList()
  return { ...list, data: list.data?.map((each) => inLanguage(each, language)) }
}
export const useReloadCertificates = own.useReload
export const useFreshCertificates = own.useFresh

/** Semesters of which a duplicate gradesheet of this type can be printed; read for these types only. */
export function useSemesters({ id, type }: CertificateOpening) {
  const rest = useRest()
  return useQuery({
    queryKey: ['certificate', 'semesters', id],
    enabled: choosesSemesters(type),
    queryFn: async () => (await runProcess(rest, certificateSemesters, semestersFor(id))).semesters,
  })
}

export type TypeRow = {
  readonly opening: CertificateOpening
  readonly decision: Decision<AskReason>
  readonly button: ButtonState<'apply'>
}

const refusedLabel = { label: page['cannot-ask'] }

/** Types of certificate, as the rule decides them; those that can be asked for come first. */
export function useTypeRows() {
  const language = useLanguage()
  const types = openings.useList(openFilter, 'types')
  const applied = useOwnCertificates()
  const active = useEnrollmentLookup()
  const completed = useCompletedEnrollment()
  const enrollments = [active.enrollment ?? [], completed.data ?? []].flat()
  const askedIds = (applied.data ?? []).filter(isUnderWay).map(({ openingId }) => openingId)
  const named = (types.data ?? []).map((each) => inLanguage(each, language))
  const rows = named.map((opening): TypeRow => {
    const decision = decideAsk({ opening, enrollments, askedIds })
    const button = applyButtonOf(decision, {
      apply: page.ask,
      refused: {
        'already-applied': { label: page.asked, done: true },
        'enrolled-only': refusedLabel,
        'passed-out-only': refusedLabel,
        'no-place': refusedLabel,
        'copies-wrong': refusedLabel,
        'purpose-missing': refusedLabel,
        'purpose-long': refusedLabel,
        'semesters-missing': refusedLabel,
        'semesters-unknown': refusedLabel,
      },
    })
    return { opening, decision, button }
  })
  const lists = listsTogether([types, applied, completed])
  return {
    rows: rows.toSorted(
      (one, other) => place(one) - place(other) || one.opening.id - other.opening.id,
    ),
    applications: applied.data ?? [],
    isPending: lists.isPending || active.isPending,
    onRetry: active.onRetry ?? lists.onRetry,
  }
}

function place({ decision }: TypeRow): number {
  return decision.is === 'allowed' ? 0 : 1
}

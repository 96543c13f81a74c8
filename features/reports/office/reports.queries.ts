import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { reportRun, reportsList } from '../wire/processes.ts'
import type { FilterName } from '../rules/filter-names.ts'

const reportsKey = ['reports'] as const

/** Reports that the role may read, with the values of their filters. */
export function useReports() {
  const rest = useRest()
  return useQuery({
    queryKey: [...reportsKey, 'list'],
    queryFn: async () => (await runProcess(rest, reportsList, {})).reports,
  })
}

/** Values of filters by name; one that is absent has its first value. */
export type Chosen = Readonly<Partial<Record<FilterName, string>>>

/** A report as it was when it was read: it is read again only when the person asks, because each reading is audited. */
export function useReport(report: string, chosen: Chosen) {
  const rest = useRest()
  const language = useLanguage()
  return useQuery({
    queryKey: [...reportsKey, 'run', report, chosen, language],
    queryFn: () => runProcess(rest, reportRun, { report, ...chosen }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
}

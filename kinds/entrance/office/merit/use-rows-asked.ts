import { useSearchParams } from 'wouter'
import { meritShows } from '../../wire/merit-processes.ts'
import type { RowsAsked } from './merit.queries.ts'

/** The rows of a merit list that the address asks for. */
export function useRowsAsked(): readonly [RowsAsked, (rows: RowsAsked) => void] {
  const [params, setParams] = useSearchParams()
  const numberOf = (name: string) => Number(params.get(name) ?? 0) || null
  const asked: RowsAsked = {
    show: meritShows.find((each) => each === params.get('show')) ?? 'all',
    from: Math.max(0, numberOf('from') ?? 0),
    version: numberOf('version'),
    programme: numberOf('programme'),
  }
  const ask = ({ show, from, version, programme }: RowsAsked) =>
    setParams(
      {
        show,
        ...(from > 0 && { from: String(from) }),
        ...(version !== null && { version: String(version) }),
        ...(programme && { programme: String(programme) }),
      },
      { replace: true },
    )
  return [asked, ask]
}

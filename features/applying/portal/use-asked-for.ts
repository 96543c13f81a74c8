import { useSearchParams } from 'wouter'

/** `?pay=` opens the payment of an application at once, as the dashboard's Pay Now does. */
export function useAskedFor<Application extends { readonly id: number }>(
  applications: readonly Application[],
): { readonly application: Application | null; readonly clear: () => void } {
  const [params, setParams] = useSearchParams()
  const id = Number(params.get('pay'))
  const clear = () => {
    if (params.has('pay')) setParams({ tab: 'applied' }, { replace: true })
  }
  return { application: applications.find((each) => each.id === id) ?? null, clear }
}

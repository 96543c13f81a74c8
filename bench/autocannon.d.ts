/** The part of autocannon the benchmarks use; the package brings no types. */
declare module 'autocannon' {
  type Request = {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
  }
  type Options = {
    readonly url: string
    readonly connections: number
    readonly duration: number
    readonly requests: readonly {
      readonly setupRequest: (request: Request) => Request
      readonly onResponse: (status: number) => void
    }[]
  }
  type Result = {
    readonly duration: number
    readonly errors: number
    readonly requests: { readonly total: number }
    readonly latency: { readonly p50: number; readonly p99: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}

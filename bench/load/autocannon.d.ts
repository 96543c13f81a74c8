/** The part of autocannon the benchmarks use; the package brings no types. */
declare module 'autocannon' {
  type Client = {
    setRequests(requests: readonly Request[]): void
    on(event: 'response', hear: (status: number, bytes: number, ms: number) => void): void
    /** Names and values in turn. */
    on(
      event: 'headers',
      hear: (head: { readonly statusCode: number; readonly headers: readonly string[] }) => void,
    ): void
  }
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
    readonly overallRate?: number
    readonly setupClient: (client: Client) => void
  }
  type Result = {
    readonly duration: number
    readonly errors: number
    readonly requests: { readonly total: number }
    readonly latency: { readonly p50: number; readonly p99: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}

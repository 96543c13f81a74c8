/** Facts about this installation that its settings decide; no secret and no address is among them. */
export type Installation = {
  /** Version of the product. */
  readonly version: string
  readonly startedMs: number
  /** Server processes on this machine. */
  readonly workers: number
  readonly dataDir: string
  readonly hasOwnCluster: boolean
  /** Asks the bucket of uploaded files, throws a StorageProblem; null: they are in `dataDir`. */
  readonly askBucket: (() => Promise<void>) | null
  readonly hasMailServer: boolean
  readonly hasTextGateway: boolean
  readonly isHttps: boolean
}

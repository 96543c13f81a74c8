type Environment = Readonly<Record<string, string | undefined>>

export function testEnvironment(): Promise<{
  readonly environment: Environment
  readonly stop: () => Promise<void> | undefined
}>

export function runSuite(run: {
  readonly config: string
  readonly environment: Environment
  readonly files?: readonly string[]
}): {
  readonly ok: boolean
  readonly passed: number
  readonly failed: number
  readonly slowest: readonly string[]
}

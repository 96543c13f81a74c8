import { type Language, say } from '#platform/pure/message.ts'
import { Problem } from '#platform/pure/problem.ts'
import { isRefusal } from '../model-engine/refusal.ts'
import { readArguments } from './arguments.ts'
import type { ProcessContext, ProcessRegistry } from './process.ts'

/** Answer of a process call (idempiere-dialect §7). A refused process is a 200 with `isError`. */
export type ProcessAnswer = {
  readonly AD_PInstance_ID: number
  readonly process: string
  readonly summary: string
  readonly isError: boolean
  readonly code?: string
  readonly exportFile?: string
  readonly exportFileName?: string
  readonly exportFileLength?: number
  readonly data?: Readonly<Record<string, unknown>>
}

let instance = 1_000_000

/** Plans (finds the process, checks role and arguments) and runs it. Unknown and forbidden are Problems. */
export async function runProcess(
  call: {
    readonly slug: string
    readonly body: Readonly<Record<string, unknown>>
    readonly language: Language
  },
  registry: ProcessRegistry,
  context: ProcessContext,
): Promise<ProcessAnswer> {
  const { slug, body, language } = call
  const process = registry.get(slug)
  if (process === undefined)
    throw new Problem({
      status: 404,
      code: 'plan/unknown-process',
      title: 'Invalid process name',
      detail: `No match found for process name: ${slug.slice(0, 60)}`,
    })
  if (!process.roles.includes(context.session.role))
    throw new Problem({
      status: 403,
      code: 'plan/forbidden',
      title: 'Access denied',
      detail: `Access denied for process: ${slug}`,
    })
  const result = await process.run(readArguments(process, body), context)
  const answer = { AD_PInstance_ID: instance++, process: slug }
  if (isRefusal(result))
    return {
      ...answer,
      summary: say(result.message, language, result.values),
      isError: true,
      code: result.code,
    }
  return {
    ...answer,
    summary: say(result.summary, language),
    isError: false,
    ...(result.file === undefined ? {} : fileOf(result.file)),
    ...(result.data === undefined ? {} : { data: result.data }),
  }
}

function fileOf({ name, content }: { name: string; content: Uint8Array }) {
  return {
    exportFile: Buffer.from(content).toString('base64'),
    exportFileName: name,
    exportFileLength: content.length,
  }
}

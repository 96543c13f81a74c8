import { oldestOfPortal } from '../../browsers.ts'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const folder = fileURLToPath(new URL('../inline', import.meta.url))

/** The script element of a module of apps/portal/inline, with everything it imports; `values` by their names in it. */
export async function inlineScript(
  name: 'first-look' | 'inside' | 'early-form' | 'snapshot',
  values: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const define = Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(define) as Record<string, string>,
    build: {
      write: false,
      target: oldestOfPortal,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(folder, `${name}.ts`),
        treeshake: { moduleSideEffects: (id) => id.startsWith(folder) },
        output: { format: 'iife' },
      },
    },
  })
  const [output] = [built].flat()
  if (output === undefined || !('output' in output)) throw new Error(`${name} was not built`)
  return `<script>${output.output[0].code.trim()}</script>`
}

/** Puts the script of the first look where index.html names it, in the build and while developing. */
export function firstLook(): Plugin {
  return {
    name: 'first-look',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const script = await inlineScript('first-look')
        return html.replace('<!-- first-look -->', () => script)
      },
    },
  }
}

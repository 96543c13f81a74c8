import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** A browser bundle must never contain a file of a server/ folder, nor of the other application (ARCHITECTURE §3). */
export function noServerCode(bundle: 'portal' | 'office'): Plugin {
  const other = bundle === 'portal' ? 'office' : 'portal'
  const closed = new RegExp(`/(server|testing|${other})/`)
  return {
    name: 'no-server-code',
    enforce: 'pre',
    load(id) {
      const ours = !id.includes('/node_modules/')
      if (ours && closed.test(id.slice(root.length)))
        this.error(`${id} is not for the bundle of the ${bundle}`)
      if (id.startsWith('node:')) this.error(`${id} is not for the browser`)
      return null
    },
  }
}

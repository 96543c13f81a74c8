import type { Plugin } from 'vite'

/** The browser bundle must never contain a file of a server/ or office/ folder (ARCHITECTURE §3). */
export function noServerCode(): Plugin {
  return {
    name: 'no-server-code',
    enforce: 'pre',
    load(id) {
      const ours = !id.includes('/node_modules/')
      if (ours && /\/(server|office|testing)\//.test(id))
        this.error(`${id} is not for the portal bundle`)
      if (id.startsWith('node:')) this.error(`${id} is not for the browser`)
      return null
    },
  }
}

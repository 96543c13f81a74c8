import type { FastifyInstance } from 'fastify'

/** `METHOD /path` of every route of a server, out of the tree its router prints. */
export function routesOf(app: Pick<FastifyInstance, 'printRoutes'>): string[] {
  const open: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const read = /^([\s│├└─]*)(\S+)(?: \(([A-Z, ]+)\))?$/.exec(line)
      if (read === null) return []
      const [, indent = '', segment = '', methods = ''] = read
      open.splice(indent.length / 4 - 1, open.length, segment)
      return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${open.join('')}`)
    })
}

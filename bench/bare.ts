import { fastify } from 'fastify'

/** A bare fastify reply: what the shared lists are measured against. */
const app = fastify()
app.get('/', () => ({ status: 'UP' }))
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' })

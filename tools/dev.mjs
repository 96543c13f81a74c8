// npm run dev: the server restarts on change, portal and office reload in place (http://localhost:9320 and :9321).
import { spawn } from 'node:child_process'
import { requireNode24 } from './node-version.mjs'

requireNode24()
const run = (command, args, environment = {}) =>
  spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
const children = [
  run(process.execPath, ['--watch', 'apps/server/main.ts'], {
    PUBLIC_URL: 'http://localhost:9320',
  }),
  run('node_modules/.bin/vite', ['--config', 'apps/portal/vite.config.ts']),
  run('node_modules/.bin/vite', ['--config', 'apps/office/vite.config.ts']),
]
const stop = () => children.forEach((child) => child.kill())
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) child.on('exit', stop)

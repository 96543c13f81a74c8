import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readSettings, settingNames } from '#apps/server/settings/settings.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = join(root, 'deploy')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** Settings of the example, each as one line. */
const example = Object.fromEntries(
  read('environment')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => {
      const at = line.indexOf('=')
      return [line.slice(0, at), line.slice(at + 1)]
    }),
)
/** Most exposed a unit may be, of 10, as systemd-analyze counts. */
const exposure = 3
const analyze = (...words: string[]) => {
  const { stdout, stderr } = spawnSync('systemd-analyze', words, { cwd: folder, encoding: 'utf8' })
  return `${stdout}${stderr}`
}
/** Read the units; none where it is not installed: a test that is skipped counts as failed. */
const analyzers = ['systemd-analyze'].filter(
  (program) => spawnSync(program, ['--version']).status === 0,
)

/** Only the backup's own units read it. */
const ofUnits = ['BACKUP_DIR']

describe('the files for an installation', () => {
  it('give settings that the server accepts and docs/operations.md describes', () => {
    expect(readSettings(example)).toMatchObject({ settings: { DEMO: 'off', PORT: 8080 } })
    const described = readFileSync(join(root, 'docs/operations.md'), 'utf8')
    for (const name of Object.keys(example)) expect(described).toContain(`\`${name}\``)
    expect(Object.keys(example).filter((name) => !settingNames.includes(name))).toEqual(ofUnits)
  })

  it.each(['nginx.conf', 'Caddyfile'])('%s sends requests to the ports of the example', (file) => {
    const ports = [...read(file).matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => port)
    expect(ports).toEqual([example['PORT'], example['OFFICE_PORT']])
    expect(read(file)).toContain(new URL(example['PUBLIC_URL'] ?? '').hostname)
    expect(read(file)).toContain(new URL(example['OFFICE_URL'] ?? '').hostname)
  })

  it('start files that exist, from one folder', () => {
    const commands = globSync('systemd/*.service', { cwd: folder }).flatMap((file) => [
      ...read(file).matchAll(/^ExecStart=\/opt\/vidyarthi\/(\S+) (\S+)/gm),
    ])
    expect(commands).toHaveLength(3)
    for (const [, node, program = ''] of commands) {
      expect(node).toBe('node_modules/.bin/node')
      expect(existsSync(join(root, program))).toBe(true)
    }
  })

  it.each(analyzers)('have units that %s reads, exposed to at most 3 of 10', () => {
    const units = globSync('systemd/*', { cwd: folder })
    const complaints = analyze('verify', ...units)
      .split('\n')
      .filter((line) => line !== '' && !line.includes('is not executable')) // not installed here
    expect(complaints).toEqual([])
    const limit = `--threshold=${exposure * 10}`
    for (const unit of units.filter((each) => each.endsWith('.service'))) {
      const { status } = spawnSync('systemd-analyze', ['security', '--offline=true', limit, unit], {
        cwd: folder,
      })
      expect({ unit, status }).toEqual({ unit, status: 0 })
    }
  })

  it('have a service for every timer', () => {
    for (const timer of globSync('systemd/*.timer', { cwd: folder }))
      expect(existsSync(join(folder, timer.replace(/timer$/, 'service')))).toBe(true)
  })
})

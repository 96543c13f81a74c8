// node tools/touch-counts.mjs: makes the usual additions in a throw-away copy of the committed code, one after another,
// checks the types with each, and prints how many files of the product and of tests it touched. Exits with 1 when the
// former are over their target or a type is wrong.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const copy = join(mkdtempSync(join(tmpdir(), 'touch-counts-')), 'copy')
const git = (...args) => execFileSync('git', ['-C', copy, ...args], { encoding: 'utf8' })

/** Files that one command writes from the others are no work. */
const generated = ['docs/wire.md']

const additions = [
  {
    name: 'profile field',
    most: 4,
    make() {
      edit('features/profile/rules/profile-fields.ts', '  citizenshipNumber: {', (found) => [
        "  bloodGroup: { column: 'blood_group', group: 'extra', is: 'text', label: { en: 'Blood group', ne: 'रक्त समूह' } },",
        found,
      ])
      create(
        'features/profile/server/migrations/9999-blood-group.sql',
        'alter table c_bpartner add column blood_group text;\n',
      )
      edit('features/profile/testing/general.ts', "  nationality: 'Nepali',", (found) => [
        found,
        "  bloodGroup: 'B+',",
      ])
    },
  },
  {
    name: 'list column',
    most: 3,
    make() {
      edit('features/staff/wire/staff-accounts.ts', '  email: v.string(),', (found) => [
        found,
        '  note: v.string(),',
      ])
      edit('features/staff/server/accounts.ts', '    email: row.email,', (found) => [
        found,
        "    note: '',",
      ])
      edit('features/staff/office/testing/staff-account.ts', "    email: 'gita", (found) => [
        found,
        "    note: '',",
      ])
      edit('features/staff/office/AccountsPage.tsx', "            id: 'roles',", (found) => [
        "            id: 'note',",
        "            head: 'Note',",
        '            render: ({ note }) => note,',
        '          },',
        '          {',
        found,
      ])
    },
  },
  {
    name: 'setting',
    most: 2,
    make() {
      const [from, to] = ['voucher-approval', 'opening-hours']
      const text = readFileSync(join(copy, `features/settings/rules/all/${from}.ts`), 'utf8')
      create(
        `features/settings/rules/all/${to}.ts`,
        text.replace('voucherApproval', 'openingHours'),
      )
      edit('features/settings/rules/settings.ts', "  'voucher-banks': voucherBanks,", (found) => [
        found,
        "  'opening-hours': openingHours,",
      ])
      edit('features/settings/rules/settings.ts', 'import { voucherBanks }', (found) => [
        "import { openingHours } from './all/opening-hours.ts'",
        found,
      ])
    },
  },
  {
    name: 'notice type',
    most: 3,
    make() {
      edit('features/notifications/rules/notice-types.ts', "  'application-closed': {", (found) => [
        "  'hall-changed': {",
        "    name: { en: 'Your hall has changed', ne: 'तपाईंको हल फेरियो' },",
        "    topic: 'applications',",
        '    mail: true,',
        '  },',
        found,
      ])
    },
  },
  {
    name: 'role',
    most: 1,
    make() {
      const file = 'features/roles/rules/permissions.ts'
      edit(file, "  { role: 'student',", (found) => [
        "  { role: 'teacher', id: 1000007, name: { en: 'Teacher', ne: 'शिक्षक' } },",
        found,
      ])
      const text = readFileSync(join(copy, file), 'utf8')
      writeFileSync(
        join(copy, file),
        text.replaceAll(/^( {2}'[\w.-]+': +\[.*)(yes|no)\],$/gm, '$1no, $2],'),
      )
    },
  },
]

/** Replaces the line that begins with `start` by the lines that `lines` makes of it. */
function edit(file, start, lines) {
  const path = join(copy, file)
  const all = readFileSync(path, 'utf8').split('\n')
  const at = all.findIndex((line) => line.startsWith(start))
  if (at < 0) throw new Error(`${file} has no line that begins with ${start}`)
  writeFileSync(path, all.toSpliced(at, 1, ...lines(all[at])).join('\n'))
}

function create(file, text) {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  writeFileSync(join(copy, file), text)
}

function typeProblems() {
  return ['rules', 'server', 'portal', 'office']
    .map((part) =>
      spawnSync('node_modules/.bin/tsc', ['-p', `tsconfig.${part}.json`], {
        cwd: copy,
        encoding: 'utf8',
      }).stdout.trim(),
    )
    .filter((output) => output !== '')
}

execFileSync('git', ['-C', root, 'worktree', 'add', '--quiet', '--detach', copy])
try {
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const { name, most, make } of additions) {
    make()
    const files = git('status', '--porcelain', '--untracked-files=all')
      .split('\n')
      .map((line) => line.slice(3))
      .filter((file) => file !== '' && file !== 'node_modules' && !generated.includes(file))
    const problems = typeProblems()
    const ofTests = files.filter((file) => /\.test\.|\/testing\//.test(file))
    const count = files.length - ofTests.length
    const isOver = count > most || problems.length > 0
    if (isOver) process.exitCode = 1
    console.log(
      `${isOver ? 'OVER' : 'ok  '} ${name}: ${count} of ${most}, and ${ofTests.length} of tests`,
    )
    for (const line of [...files, ...problems]) console.log(`       ${line}`)
    git('checkout', '--quiet', '.')
    git('clean', '--quiet', '-d', '--force', '--exclude=node_modules')
  }
} finally {
  execFileSync('git', ['-C', root, 'worktree', 'remove', '--force', copy])
  rmSync(dirname(copy), { recursive: true, force: true })
}

// node tools/words.mjs: counts the words of tools/lint/words-table.mjs in identifiers, file names, comments, documents and
// English interface texts, and exits with 1 if one is not allowed. With a word as argument it lists the places
// that are not allowed, with `--all` every place.
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findWords, openingRelative } from './lint/plain-words.mjs'
import { allowed, kinds, replacements } from './lint/words-table.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folders = 'apps bench docs e2e features kinds platform testing tools'.split(' ')
const typeNames = /\btype (?:Row|Needs|At|Asked|Kept|Found|Sent|Told|Place|Part)\b/g

const comment = String.raw`\/\*[\s\S]*?\*\/|\/\/[^\n]*`
const pattern = String.raw`(?<=(?:[(,=:[!&|?;]|=>)\s*)\/(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*`
const string = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`(?:[^\`\\]|\\.)*\``
const token = new RegExp(`(${comment})|${pattern}|(${string})|([A-Za-z_$][\\w$]*)`, 'g')

/** Identifiers, comments and English interface texts of one file. */
function placesOf(file, code) {
  const places = []
  let before = ''
  for (const [found, isComment, isString, isName] of code.matchAll(token)) {
    if (isComment) places.push({ kind: 'comments', text: found, file })
    else if (isName) places.push({ kind: 'identifiers', text: found, file })
    else if (isString && before === 'en')
      places.push({ kind: 'interface texts', text: found, file })
    if (found.startsWith('`'))
      for (const [, inner] of found.matchAll(/\$\{([^{}]*)\}/g))
        places.push(...placesOf(file, inner))
    before = found
  }
  return places
}

function filesOf(folder) {
  const entries = readdirSync(`${root}${folder}`, {
    recursive: folder !== '.',
    withFileTypes: true,
  })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`.slice(root.length))
    .map((path) => path.replaceAll('\\', '/').replace(/^\.?\//, ''))
}

const files = ['.', ...folders].flatMap(filesOf)
const codeFiles = files.filter((file) => /\.(?:tsx?|mts|mjs|js)$/.test(file))
const read = (file) => readFileSync(`${root}${file}`, 'utf8')
const places = [
  ...codeFiles.flatMap((file) => [
    { kind: 'file names', text: basename(file), file },
    ...placesOf(file, read(file)),
  ]),
  ...files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [
      { kind: 'file names', text: basename(file), file },
      ...read(file)
        .split(/\n\s*\n/)
        .map((text) => ({ kind: 'documents', text, file })),
    ]),
]
const found = places.flatMap((place) => findWords(place).map((each) => ({ ...place, ...each })))
const relatives = places.filter(
  ({ kind, text }) => kind === 'comments' && openingRelative(text) !== undefined,
)

const [asked] = process.argv.slice(2).filter((each) => each !== '--all')
if (asked === undefined) printCounts()
else printPlaces(asked)

function printPlaces(word) {
  const isAll = process.argv.includes('--all')
  for (const each of found)
    if (each.word === word && (isAll || each.allowedBy === undefined))
      console.log(`${each.file}: ${each.kind}: ${each.near}`)
}

function printCounts() {
  const cell = (word, kind) => {
    const these = found.filter((each) => each.word === word && each.kind === kind)
    const open = these.filter((each) => each.allowedBy === undefined).length
    return these.length === 0 ? '' : `${these.length}, ${these.length - open}, ${open}`
  }
  console.log('found, allowed by an entry, not allowed')
  const rows = [...replacements.keys()].map((word) => [
    word,
    ...kinds.map((kind) => cell(word, kind)),
  ])
  for (const row of [['', ...kinds], ...rows])
    console.log(row.map((each) => each.padStart(18)).join(''))
  const open = found.filter((each) => each.allowedBy === undefined).length
  const comments = places.filter(({ kind }) => kind === 'comments').length
  const types = codeFiles.reduce((sum, file) => sum + (read(file).match(typeNames) ?? []).length, 0)
  console.log(`${found.length} found, ${found.length - open} allowed, ${open} not allowed`)
  const used = new Set(found.map(({ allowedBy }) => allowedBy))
  const unused = allowed.filter((entry) => !used.has(entry))
  for (const { words, why } of unused) console.log(`entry without use: ${words[0]}: ${why}`)
  console.log(`${relatives.length} of ${comments} comments begin with a free relative`)
  console.log(
    `${types} types are called Row, Needs, At, Asked, Kept, Found, Sent, Told, Place or Part`,
  )
  if (open + relatives.length + types > 0) process.exitCode = 1
}

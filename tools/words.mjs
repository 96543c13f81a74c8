// node tools/words.mjs: counts words that docs/writing.md replaces, in identifiers, file names, comments, documents and
// interface texts. With a word as argument it lists the places instead.
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const words = (
  'glass letters flight flights kept told teller said paper papers standing act acts sort sorts anew forget instant ' +
  'nobody somebody whoever house story campus stage world lot walk wish leaf door'
).split(' ')
const typeNames = /\btype (?:Row|Needs|At|Asked|Kept|Found|Sent|Told|Place|Part)\b/g
const freeRelative = /^(?:What|Who|Whoever|Whom|Whose|Where|How|Whether|Whatever)\b/

const token =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|[A-Za-z_$][\w$]*/g

/** Every place of code, as [kind, text, path]: identifiers, comments and English interface texts of one file. */
function placesOf(path, text) {
  const places = [['file names', basename(path), path]]
  let before = ''
  for (const [found] of text.matchAll(token)) {
    if (found.startsWith('/')) places.push(['comments', found, path])
    else if (/^['"`]/.test(found)) {
      if (before === 'en') places.push(['interface texts', found, path])
    } else places.push(['identifiers', found, path])
    before = found
  }
  return places
}

/** `readKeptRows` as its words. */
function wordsOf([kind, text]) {
  const spaced = kind === 'identifiers' ? text.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2') : text
  return spaced.toLowerCase().match(/[a-z]+/g) ?? []
}

const code = globSync('{platform,features,kinds,apps,e2e,testing,tools,bench}/**/*.{ts,tsx,mjs}', {
  cwd: root,
})
const documents = globSync(['docs/**/*.md', '*.md', 'kinds/*.md', 'bench/*.md'], { cwd: root })
const read = (path) => readFileSync(`${root}${path}`, 'utf8')
const places = [
  ...code.flatMap((path) => placesOf(path, read(path))),
  ...documents.map((path) => ['documents', read(path), path]),
]

const [asked] = process.argv.slice(2)
if (asked !== undefined) {
  for (const place of places)
    if (wordsOf(place).includes(asked))
      console.log(`${place[2]}: ${place[0]}: ${place[1].slice(0, 120)}`)
} else {
  const kinds = ['identifiers', 'file names', 'comments', 'interface texts', 'documents']
  const count = (word, kind) =>
    places
      .filter(([each]) => each === kind)
      .reduce((sum, place) => sum + wordsOf(place).filter((each) => each === word).length, 0)
  const rows = words.map((word) => [word, ...kinds.map((kind) => count(word, kind))])
  for (const row of [['', ...kinds], ...rows])
    console.log(row.map((cell) => String(cell).padStart(16)).join(''))
  const comments = places.filter(([kind]) => kind === 'comments')
  const opened = comments.filter(([, text]) => freeRelative.test(text.replace(/^[/*\s]+/, '')))
  const types = code.reduce((sum, path) => sum + (read(path).match(typeNames)?.length ?? 0), 0)
  console.log(`${opened.length} of ${comments.length} comments begin with a free relative`)
  console.log(
    `${types} types are called Row, Needs, At, Asked, Kept, Found, Sent, Told, Place or Part`,
  )
}

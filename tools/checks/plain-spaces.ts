import { globSync, readFileSync } from 'node:fs'

const notCode = /\.(test|spec|d)\.ts|\/testing\//

/** Every space but the plain one, and characters of no width; as themselves or written as an escape. */
const oddSpace =
  /[\u00A0\u00AD\u2000-\u200B\u202F\u205F\u2060\u3000\uFEFF]|\\u(?:00[aA]0|00[aA][dD]|200[0-9aAbB]|202[fF]|2060|[fF]{2}[eE]{2})|&nbsp;|&shy;/

/** Uses that no reader can compare with the specification, or that remove such spaces from typed text. */
const allowed = [
  // An empty line of a subtitle, as high as the text that follows.
  /institution === '' \? '\\u00a0'/,
  // Characters of the font files.
  /^const latin = /,
]

/** Lines of code that show a text with another space than the plain one, as `file: line`. */
export function oddSpaces(root: string): readonly string[] {
  return globSync('{apps,platform,features,kinds}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !notCode.test(path) && !path.startsWith('platform/pure/text/'))
    .toSorted()
    .flatMap((path) =>
      readFileSync(`${root}/${path}`, 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => oddSpace.test(line) && !allowed.some((each) => each.test(line)))
        .map((line) => `${path}: ${line}`),
    )
}

import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const sources = '{apps,features,kinds,platform,testing,tools,bench,e2e}/**/*.{ts,tsx,mjs,sql,css}'

/** `SPEC §2, §5`, `SECURITY T48, T49`, `READINGS R-37 – R-40`, `REST dialect §2.3`: a document and what of it. */
const citation =
  /\b(SPEC|READINGS|SECURITY|DESIGN|ARCHITECTURE|PERFORMANCE|(?:REST |idempiere-)dialect|reference\/nepal\.md),? ((?:Reset rule|"Build on"|§[\d.]+|R-\d\d|[TFIS]\d+|P-\d\d)(?:(?:, | – | and )(?:§[\d.]+|R-\d\d|[TFIS]\d+|P-\d\d))*)/g

/** Citations in the sources without a row in `docs/requirements.md`: `file: …`. */
export async function unresolvedCitations(root: string): Promise<string[]> {
  const requirements = await readFile(join(root, 'docs/requirements.md'), 'utf8')
  const known = new Set([...requirements.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, id = '']) => id))
  const unresolved = new Set<string>()
  for await (const file of glob(sources, { cwd: root, exclude: isForeign }))
    for (const cited of citationsIn(await readFile(join(root, file), 'utf8')))
      if (!known.has(cited)) unresolved.add(`${file}: ${cited}`)
  return [...unresolved].sort((one, other) => one.localeCompare(other))
}

/** Every citation of a text as the id of a row; a part of a section is cited as its section. */
export function citationsIn(text: string): string[] {
  const inOneLine = text.replaceAll(/\s*\n\s*(?:\*|\/\/|--)?\s*/g, ' ')
  return [...inOneLine.matchAll(citation)].flatMap(([, document = '', which = '']) =>
    which
      .split(/, | – | and /)
      .map((part) => `${document.replace('idempiere-dialect', 'REST dialect')} ${section(part)}`),
  )
}

function section(part: string): string {
  return part.startsWith('§') ? (/^§\d+/.exec(part)?.[0] ?? part) : part
}

function isForeign(path: string): boolean {
  return path.includes('node_modules') || path.endsWith('citations.test.ts')
}

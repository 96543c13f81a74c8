import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

export type Pattern = { readonly at: string; readonly source: string; readonly flags: string }

type Node = Readonly<Record<string, unknown>>

/** Files of the product itself: what answers requests or runs in a browser, not its tests and tools. */
function productFiles(): readonly string[] {
  return globSync('{apps,features,kinds,platform}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|\/testing\/|^apps\/portal\/build\//.test(file),
  )
}

/** Every regular expression of the product, found by parsing it: literals, and those built from texts of the same file. */
export function productPatterns(): readonly Pattern[] {
  return productFiles().flatMap((file) => patternsOf(file, readFileSync(file, 'utf8')))
}

/** The patterns of one source text. Throws for a pattern built from anything but texts in the file. */
export function patternsOf(file: string, text: string): readonly Pattern[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed`)
  const nodes = [...nodesBelow(program)]
  const texts = textConstants(nodes)
  return nodes.flatMap((node) => {
    const found = literal(node) ?? built(node, texts)
    if (found === null) return []
    if (found === 'unknown') throw new Error(`${file}: a pattern that is not known before it runs`)
    return [{ at: `${file}:${lineOf(text, node)}`, ...found }]
  })
}

function* nodesBelow(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if (isNode(value)) yield value
  for (const below of Object.values(value)) yield* nodesBelow(below)
}

function isNode(value: object): value is Node {
  return 'type' in value && typeof value.type === 'string'
}

type PatternInSource = Omit<Pattern, 'at'> | 'unknown' | null

function literal(node: Node): PatternInSource {
  const { regex } = node
  if (node['type'] !== 'Literal' || typeof regex !== 'object' || regex === null) return null
  return 'pattern' in regex && 'flags' in regex
    ? { source: String(regex.pattern), flags: String(regex.flags) }
    : null
}

function built(node: Node, texts: ReadonlyMap<string, Node>): PatternInSource {
  const { type, callee } = node
  if (type !== 'NewExpression' && type !== 'CallExpression') return null
  if (!isNamed(callee, 'RegExp')) return null
  const [source, flags] = Array.isArray(node['arguments']) ? node['arguments'] : []
  const spelled = spell(source, texts)
  if (spelled === null) return 'unknown'
  return { source: spelled, flags: (flags === undefined ? '' : spell(flags, texts)) ?? '' }
}

/** `const name = …` of the file, so that a pattern may be put together from named parts. */
function textConstants(nodes: readonly Node[]): ReadonlyMap<string, Node> {
  const constants = new Map<string, Node>()
  for (const { type, id, init } of nodes)
    if (type === 'VariableDeclarator' && isObject(id) && isObject(init))
      constants.set(String(id['name']), init)
  return constants
}

/** The text of an expression, or null if it is known only at run time. */
function spell(value: unknown, texts: ReadonlyMap<string, Node>): string | null {
  if (!isObject(value)) return null
  const { type } = value
  if (type === 'Literal') return typeof value['value'] === 'string' ? value['value'] : null
  if (type === 'Identifier') return spell(texts.get(String(value['name'])), texts)
  if (type === 'TaggedTemplateExpression') return template(value['quasi'], 'raw', texts)
  return type === 'TemplateLiteral' ? template(value, 'cooked', texts) : null
}

function template(
  node: unknown,
  as: 'raw' | 'cooked',
  texts: ReadonlyMap<string, Node>,
): string | null {
  if (!isObject(node) || !Array.isArray(node['quasis']) || !Array.isArray(node['expressions']))
    return null
  const values = node['expressions'].map((each) => spell(each, texts))
  if (values.includes(null)) return null
  const parts = node['quasis'].map((quasi: { value: Record<typeof as, string> }) => quasi.value[as])
  return parts.map((part, index) => `${part}${values[index] ?? ''}`).join('')
}

function isNamed(value: unknown, name: string): boolean {
  return isObject(value) && value['type'] === 'Identifier' && value['name'] === name
}

function isObject(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}

function lineOf(text: string, { start }: Node): number {
  return text.slice(0, Number(start)).split('\n').length
}

/** Rules of this repository that no ready-made plug-in has. */
import { dirname, join, relative, resolve, sep } from 'node:path'
import { plainWords } from './plain-words.mjs'
import { wrongWay } from './rooms.ts'

const root = resolve(import.meta.dirname, '..', '..')
const wireName = /^(n|N|C|AD|M)_[A-Z]*[A-Za-z0-9]*_?[A-Za-z0-9_]*(_ID|_id)$/

const message = (name) =>
  `'${name}' is a wire name: it may appear in wire/ and server/ only; use the word from docs/words.md`

const wireNamesAtTheEdge = {
  create(context) {
    return {
      Identifier(node) {
        if (wireName.test(node.name)) context.report({ node, message: message(node.name) })
      },
      Literal(node) {
        if (typeof node.value === 'string' && wireName.test(node.value))
          context.report({ node, message: message(node.value) })
      },
    }
  },
}

const importsGoDown = {
  create(context) {
    const file = relative(root, context.filename)
    const look = (node, named) => {
      const wrong = wrongWay(slashed(file), slashed(importedPath(file, named)))
      if (wrong !== null) context.report({ node, message: wrong })
    }
    return onImports(look)
  },
}

/** A relative import of a file in `rules/` ends in the same `rules/`: the patterns of .oxlintrc.json cannot say so. */
const rulesStayInRules = {
  create(context) {
    const file = slashed(relative(root, context.filename))
    const rules = /^(?:features|kinds)\/[^/]+\/rules\//.exec(file)?.[0]
    if (rules === undefined || file.includes('.test.')) return {}
    const look = (node, named) => {
      if (!named.startsWith('.')) return
      if (slashed(importedPath(file, named)).startsWith(rules)) return
      context.report({ node, message: `rules/ are pure: ${named} lies outside ${rules}` })
    }
    return onImports(look)
  },
}

/** Calls `look` with each import and export of another file, and its name. */
function onImports(look) {
  const visit = (node) => {
    const named = node.source?.value
    if (typeof named === 'string') look(node, named)
  }
  return {
    ImportDeclaration: visit,
    ImportExpression: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
  }
}

/** A path below the root; a package's name stays as it is and lies in no room. */
function importedPath(file, named) {
  if (named.startsWith('#')) return named.slice(1)
  return named.startsWith('.') ? join(dirname(file), named) : `node_modules/${named}`
}

function slashed(path) {
  return path.split(sep).join('/')
}

export default {
  meta: { name: 'house' },
  rules: {
    'wire-names-at-the-edge': wireNamesAtTheEdge,
    'imports-go-down': importsGoDown,
    'rules-stay-in-rules': rulesStayInRules,
    'plain-words': plainWords,
  },
}

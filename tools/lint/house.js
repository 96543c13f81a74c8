/** House rules no ready-made plug-in knows. */
import { dirname, join, relative, resolve, sep } from 'node:path'
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
    const look = (node) => {
      const named = node.source?.value
      if (typeof named !== 'string') return
      const wrong = wrongWay(slashed(file), slashed(importedPath(file, named)))
      if (wrong !== null) context.report({ node, message: wrong })
    }
    return {
      ImportDeclaration: look,
      ImportExpression: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
    }
  },
}

/** A path below the root; a package's name stays as it is and lies in no room. */
function importedPath(file, named) {
  if (named.startsWith('#')) return named.slice(1)
  return named.startsWith('.') ? join(dirname(file), named) : `node_modules/${named}`
}

function slashed(path) {
  return path.split(sep).join('/')
}

/** Words that docs/writing.md replaces, with what is written instead. A word is added once the last use of it is gone. */
const replacedWords = new Map([
  ['glass', 'snapshot'],
  ['flight', 'round trip'],
  ['flights', 'round trips'],
  ['anew', 'again'],
])
const namelessTypes = new Set('Row Needs At Asked Kept Found Sent Told Place Part'.split(' '))

const plainWords = {
  create(context) {
    const type = ({ id }) => {
      if (namelessTypes.has(id.name))
        context.report({ node: id, message: `Name the type '${id.name}' for what it is` })
    }
    return {
      TSTypeAliasDeclaration: type,
      TSInterfaceDeclaration: type,
      Identifier(node) {
        const words = node.name
          .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
          .toLowerCase()
          .split(/[ _]/)
        const word = words.find((each) => replacedWords.has(each))
        if (word !== undefined)
          context.report({ node, message: `Write ${replacedWords.get(word)} instead of ${word}` })
      },
    }
  },
}

export default {
  meta: { name: 'house' },
  rules: {
    'wire-names-at-the-edge': wireNamesAtTheEdge,
    'imports-go-down': importsGoDown,
    'plain-words': plainWords,
  },
}

/** Rules of this repository that no ready-made plug-in has. */
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { findWords, openingRelative, replacements } from './plain-words.js'
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

const namelessTypes = new Set('Row Needs At Asked Kept Found Sent Told Place Part'.split(' '))

const plainWords = {
  create(context) {
    const file = slashed(relative(root, context.filename))
    const check = (node, kind, text) => {
      const found = findWords({ kind, text, file }).find(({ isAllowed }) => !isAllowed)
      if (found === undefined) return
      const better = replacements.get(found.word)
      context.report({ node, message: `Write ${better} instead of '${found.word}' (${kind})` })
    }
    const identifier = (node) => check(node, 'identifiers', node.name)
    const type = ({ id }) => {
      if (namelessTypes.has(id.name))
        context.report({ node: id, message: `Name the type '${id.name}' for what it is` })
    }
    return {
      Program(program) {
        check(program, 'file names', basename(file))
        for (const comment of context.sourceCode.getAllComments()) {
          check(comment, 'comments', comment.value)
          const word = openingRelative(comment.value)
          if (word !== undefined)
            context.report({ node: comment, message: `Do not begin a comment with '${word}'` })
        }
      },
      TSTypeAliasDeclaration: type,
      TSInterfaceDeclaration: type,
      Identifier: identifier,
      PrivateIdentifier: identifier,
      JSXIdentifier: identifier,
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

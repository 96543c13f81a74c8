import { basename, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allowed, replacements } from './words-table.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const anyWord = new RegExp(
  [...replacements.keys()].join('|').replaceAll('story', 'stor(?:y|ies)'),
  'i',
)
const freeRelative = /^(?:What|Who|Whoever|Whom|Whose|Where|How|Whether|Whatever)\b/

/** First word of a comment that begins with a free relative, else undefined. */
export function openingRelative(comment) {
  return freeRelative.exec(comment.replace(/^[/*\s]+/, ''))?.[0]
}

/**
 * Replaced words of a text. Names are split: `readCachedRows` has three words. A phrase may run over the end of a line.
 */
export function findWords({ kind, text: written, file }) {
  if (!anyWord.test(written)) return []
  const text = written.replaceAll(/\s*\n[\s*]*/g, ' ')
  const entries = allowed.filter(
    (entry) => entry.kinds.includes(kind) && (entry.files?.test(file) ?? true),
  )
  return [...text.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)].flatMap((match) => {
    const word = replacedWord(match[0].toLowerCase())
    if (word === undefined) return []
    const allowedBy = entries.find(
      ({ words, phrase }) => words.includes(word) && covers(phrase, { text, match }),
    )
    const near = text.slice(Math.max(0, match.index - 60), match.index + 60)
    return [{ word, allowedBy, near }]
  })
}

function replacedWord(word) {
  return [word, word.replace(/s$/, ''), word.replace(/ies$/, 'y')].find((each) =>
    replacements.has(each),
  )
}

/** True if a match of the phrase contains the found word. */
function covers(phrase, { text, match }) {
  if (phrase === undefined) return true
  const end = match.index + match[0].length
  return [...text.matchAll(phrase)].some(
    (each) => each.index <= match.index && end <= each.index + each[0].length,
  )
}

const namelessTypes = new Set('Row Needs At Asked Kept Found Sent Told Place Part'.split(' '))

/** The rule `house/plain-words`: names of types, identifiers, the file's name and comments. */
export const plainWords = {
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/')
    const check = (node, kind, text) => {
      const found = findWords({ kind, text, file }).find(({ allowedBy }) => allowedBy === undefined)
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

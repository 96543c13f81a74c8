/** House rules no ready-made plug-in knows. */
const wireName = /^(n|N|C|AD|M)_[A-Z]*[A-Za-z0-9]*_?[A-Za-z0-9_]*(_ID|_id)$/

const message = (name) =>
  `'${name}' is a wire name: it may appear in wire/ and server/ only; use the word from docs/glossary.md`

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

export default {
  meta: { name: 'house' },
  rules: { 'wire-names-at-the-edge': wireNamesAtTheEdge },
}

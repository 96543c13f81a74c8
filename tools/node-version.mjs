/** The server runs TypeScript files as they are, which needs Node 24; npm brings its own for the usual machines. */
export function requireNode24() {
  const [major] = process.versions.node.split('.').map(Number)
  if (major >= 24) return
  console.error(
    `Node ${process.versions.node} is too old and no Node 24 could be installed for ${process.platform}-${process.arch}. ` +
      'Install Node 24 or newer, or run through npm (npm start, npm test).',
  )
  process.exit(1)
}

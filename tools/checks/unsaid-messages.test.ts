import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { unsaidMessages } from './unsaid-messages.ts'

it('every sentence of the product is used', async () => {
  expect(await unsaidMessages(fileURLToPath(new URL('../../', import.meta.url)))).toEqual([])
})

it('a sentence that no code can say is found', async () => {
  const root = mkdtempSync(join(tmpdir(), 'sentences-'))
  const files = {
    'features/a/rules/messages.ts': `const say = (en) => ({ en, ne: en })
      export const aMessages = { said: say('1'), 'said-too': say('2'), 'photo-failed': say('3'),
        'a-reason': say('4'), unsaid: say('5'), 'also-not': say('6') }`,
    'features/a/rules/decide.ts': `export const decide = () => 'a-reason'`,
    'features/a/portal/Page.tsx': `import { aMessages as text } from '../rules/messages.ts'
      say(text.said); say(text['said-too']); say(text[\`\${which}-failed\`])`,
    'features/a/portal/Page.test.ts': `aMessages.unsaid`,
    'features/b/portal/Other.tsx': `const other = 'also-not'; say(texts.handed)`,
    'features/c/rules/messages.ts': `const say = (en) => ({ en, ne: en })
      export const cMessages = { handed: say('7'), lost: say('8') }`,
    'features/c/portal/screen.ts': `import { cMessages as text } from '../rules/messages.ts'
      export const screen = { texts: { ...text } }`,
  }
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    const unsaid = await unsaidMessages(root)
    expect(unsaid.toSorted()).toEqual([
      'features/a/rules/messages.ts: aMessages.also-not',
      'features/a/rules/messages.ts: aMessages.unsaid',
      'features/c/rules/messages.ts: cMessages.lost',
    ])
  } finally {
    rmSync(root, { recursive: true })
  }
})

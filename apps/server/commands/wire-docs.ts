// node apps/server/commands/wire-docs.ts: rewrites docs/wire.md from the dictionary.
import { writeFileSync } from 'node:fs'
import { docsOf } from '#platform/server/model-engine/dictionary/docs.ts'
import { productDictionary } from '../dictionary.ts'

writeFileSync(new URL('../../../docs/wire.md', import.meta.url), docsOf(productDictionary()))

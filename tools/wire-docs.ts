// node tools/wire-docs.ts: writes docs/wire.md anew from the dictionary.
import { writeFileSync } from 'node:fs'
import { docsOf } from '#platform/server/model-engine/docs.ts'
import { productDictionary } from '#apps/server/dictionary.ts'

writeFileSync(new URL('../docs/wire.md', import.meta.url), docsOf(productDictionary()))

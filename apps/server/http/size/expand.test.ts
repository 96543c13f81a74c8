import { afterAll, beforeAll, expect, it } from 'vitest'
import { findModel } from '#platform/server/model-engine/access.ts'
import { rolesWith } from '#features/roles/rules/facts.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import { productDictionary } from '#apps/server/dictionary.ts'

let at: TestServer
beforeAll(async () => {
  at = await testServer()
})
afterAll(() => at.close())

it.each(rolesWith('register.read'))(
  'reads every model with each of its references expanded: %s',
  async (role) => {
    const person: Person =
      role === 'student' ? await at.signIn((await at.student()).email) : await at.staff(role)
    const dictionary = productDictionary()
    const failed: string[] = []
    let tried = 0
    for (const { table } of dictionary.values()) {
      const model = findModel(dictionary, table, role)
      const references = model?.shape.fields.filter(
        ({ hidden, type }) =>
          !hidden && type.is === 'reference' && findModel(dictionary, type.to, role) !== null,
      )
      for (const { name } of references ?? []) {
        tried++
        const path = `/api/v1/models/${table}`
        const { status } = await person.get(path, { $expand: name, $top: '1' })
        if (status >= 500) failed.push(`${table}?$expand=${name}`)
      }
    }
    expect(tried).toBeGreaterThan(5)
    expect(failed).toEqual([])
  },
)

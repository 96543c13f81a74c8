import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffRoles } from '#features/roles/rules/facts.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { ask } from '#testing/person.ts'
import { routesOf } from '#testing/routes-of.ts'
import { productDictionary } from '#apps/server/dictionary.ts'

/** An applicant is a student who is not enrolled. */
const people = ['nobody', 'applicant', 'student', ...staffRoles] as const
type Who = (typeof people)[number]

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof methods)[number]

/** Values of the path parameters in the test requests. */
const parameters = new Map([
  [':table', 'c_bpartner'],
  [':column', 'Name'],
  [':id', '1'],
  [':slug', 'none'],
  [':reference', 'none'],
  [':code', 'none'],
  [':report', 'none'],
  [':format', 'csv'],
])

/** These end the session: the test signs in again before its next request. */
const endsSession = ['POST /api/v1/auth/logout', 'PUT /api/v1/auth/tokens']

/**
 * Tries every role at every route, model and process, from the tables that build the server. The results are text files
 * in `access/`: a route, model, process or role without its line there fails, and so does a line that differs.
 */
describe('access by role', () => {
  let at: TestServer
  let tokens: ReadonlyMap<Who, string>
  beforeAll(async () => {
    at = await testServer()
    tokens = await tokensOf(at)
  })
  afterAll(() => at.close())

  async function answered(who: Who, method: Method, url: string) {
    const token = tokens.get(who)
    const options = { method, url, ...(method !== 'GET' && { payload: {} }) }
    return ask(serverOf(at, who), token === undefined ? options : { ...options, token })
  }
  const statuses = (method: Method, url: string) =>
    inTurn(people, async (who) => (await answered(who, method, url)).status)

  it('with every model: what is answered, and what may be created, updated, deleted', async () => {
    const rows = await inTurn(
      [...productDictionary().values()].toSorted(byTable),
      async (model) => {
        const url = `/api/v1/models/${model.table}`
        const [read, create] = [await statuses('GET', url), await statuses('POST', url)]
        const cells = people.map((who, place) => `${read[place]}${writesOf(model, who)}`)
        const taken = people.filter((_, place) => {
          const mayCreate = (cells[place] ?? '').includes('c')
          return !mayCreate && ![401, 403, 404].includes(create[place] ?? 0)
        })
        expect([model.table, taken]).toEqual([model.table, []])
        return [model.table, ...cells]
      },
    )
    await expect(tableOf('model', rows)).toMatchFileSnapshot('access/models.txt')
  })

  it('with every process, by whose list it is in', async () => {
    const lists = new Map<Who, readonly string[]>()
    for (const who of people.slice(1)) {
      const { body } = await answered(who, 'GET', '/api/v1/processes')
      lists.set(
        who,
        (body['processes'] as { slug: string }[]).map(({ slug }) => slug),
      )
    }
    const slugs = [...new Set([...lists.values()].flat())].toSorted()
    const rows = slugs.map((slug) => [
      slug,
      ...people.map((who) => (lists.get(who)?.includes(slug) === true ? 'yes' : '-')),
    ])
    await expect(tableOf('process', rows)).toMatchFileSnapshot('access/processes.txt')
  })

  it('at every route', async () => {
    const routes = routesOf(at.app).filter((route) => !/^HEAD|\*/.test(route))
    const rows = await inTurn(routes.toSorted(), async (route) => {
      const [method, path = ''] = route.split(' ')
      const known = methods.find((each) => each === method)
      const url = path.replaceAll(/:\w+/g, (name) => parameters.get(name) ?? name)
      if (known === undefined || url.includes(':')) throw new Error(`How is ${path} tried?`)
      const cells = await statuses(known, url)
      if (endsSession.includes(route)) tokens = await tokensOf(at)
      return [route, ...cells]
    })
    await expect(tableOf('route', rows)).toMatchFileSnapshot('access/routes.txt')
    expect(rows.filter((row) => row.some((cell) => Number(cell) >= 500))).toEqual([])
  })

  it('in the office’s server as in the portal’s', () => {
    const api = (app: TestServer['app']) =>
      routesOf(app).filter((route) => / \/(api|nou)\//.test(route))
    expect(api(at.office).toSorted()).toEqual(api(at.app).toSorted())
  })
})

/** Staff come to the office's server, all others to the portal's. */
function serverOf(at: TestServer, who: Who): TestServer['app'] {
  return staffRoles.some((role) => role === who) ? at.office : at.app
}

/** Tokens of all test users; a visitor who is not signed in has none. */
async function tokensOf(at: TestServer): Promise<ReadonlyMap<Who, string>> {
  const enrolled = await at.student()
  await enrollPartner(at, { partnerId: enrolled.partnerId })
  const students = [(await at.student()).email, enrolled.email]
  const signedIn = [
    ...(await inTurn(students, (email) => at.signIn(email))),
    ...(await inTurn(staffRoles, (role) => at.staff(role))),
  ]
  return new Map(people.slice(1).map((who, place) => [who, signedIn[place]?.token ?? '']))
}

const byTable = (one: Model, other: Model) => one.table.localeCompare(other.table)

/** Permitted writes as characters: c, u, d. */
function writesOf({ access }: Model, who: Who): string {
  const may = access[who === 'applicant' ? 'student' : who]
  const rights = [may?.create && 'c', may?.update && 'u', may?.remove && 'd']
  const text = rights.filter((letter) => typeof letter === 'string').join('')
  return text === '' ? '' : ` ${text}`
}

async function inTurn<T, R>(all: readonly T[], work: (each: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (const each of all) done.push(await work(each))
  return done
}

/** Columns as wide as what stands in them. */
function tableOf(name: string, rows: readonly (readonly (string | number)[])[]): string {
  const lines = [[name, ...people], ...rows].map((row) => row.map(String))
  const widths = [name, ...people].map((_, place) =>
    Math.max(...lines.map((line) => line[place]?.length ?? 0)),
  )
  const text = lines.map((line) =>
    line
      .map((cell, place) => cell.padEnd(widths[place] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return `${text.join('\n')}\n`
}

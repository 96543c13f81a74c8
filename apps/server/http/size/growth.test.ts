import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import { anEntranceOpening, storeOpening } from '#kinds/entrance/testing/entrance.factory.ts'
import { sizes } from '#testing/others.ts'
import { grownBy } from '#testing/pages-read.ts'
import { ownApplications } from '#kinds/entrance/wire/entrance-application.ts'

let at: TestServer
let sita: Person & { readonly partnerId: number }
beforeAll(async () => {
  at = await testServer({ idleJobs: true })
  const { email, partnerId } = await at.student()
  sita = { ...(await at.signIn(email)), partnerId }
  const open = (name: string) =>
    at.database.transaction((transaction) =>
      storeOpening(transaction, anEntranceOpening('open', { name, today: todayOf(at) })),
    )
  await open('Years ago')
  const openingId = await open('Growth')
  await sita.post('/api/v1/models/n_entrance_reg', {
    n_entrance_open_ID: openingId,
    selectedQuota: 'Open',
  })
})
afterAll(() => at.close())

const lists: Readonly<Record<string, () => Promise<unknown>>> = {
  'own applications with their payments': () =>
    sita.get('/api/v1/models/n_entrance_reg', ownApplications(sita.partnerId)),
  'own payments': () =>
    sita.get('/api/v1/models/c_payment', {
      $filter: `C_BPartner_ID eq ${sita.partnerId}`,
      $orderby: 'Created desc',
    }),
  'own notices': () =>
    sita.get('/api/v1/models/ad_note', {
      $filter: `AD_User_ID eq ${sita.userId}`,
      $orderby: 'Created desc',
      $top: '20',
    }),
  'own record': () =>
    sita.get(`/api/v1/models/c_bpartner/${sita.partnerId}`, {
      $expand: 'c_bpartner_location,n_bpaca_info',
    }),
}

it('the pages a list reads grow with what is shown, not with what is stored', async () => {
  // A deeper index costs a page for each look.
  expect(await grownBy(4, at, { sizes, looks: lists })).toEqual({})
})

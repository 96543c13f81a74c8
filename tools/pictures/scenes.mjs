const office = (name, [who, path], more = {}) => ({
  name: `office-${name}`,
  app: 'office',
  who,
  path,
  size: 'desktop',
  ...more,
})
const portal = (name, [who, path], more = {}) => ({
  name: `portal-${name}`,
  app: 'portal',
  who,
  path,
  size: 'desktop',
  ...more,
})

/** A click on the first element with this text. */
const press = (text) => async (page) => {
  await page.getByText(text).first().click()
}

const openVoucher = async (page) => {
  await page.getByText('Chandani Khadka').first().click()
  await page.locator('.paper img').waitFor()
}

/** Pictures of docs/pictures: file name, who is signed in, address, and what is done before the picture is taken. */
export const scenes = [
  portal('dashboard', ['sita', '/']),
  portal('dashboard-phone', ['sita', '/'], { size: 'phone', language: 'ne' }),
  portal('entrance', ['aslam', '/entrance?tab=applied']),
  portal('payment-phone', ['sita', '/entrance?tab=applied'], {
    size: 'phone',
    before: press(/^Pay Now/),
  }),
  portal('exam-phone', ['manju', '/exam?tab=applied'], { size: 'phone' }),
  portal('results', ['manju', '/result'], { theme: 'dark' }),
  portal('books-phone', ['anita', '/books'], { size: 'phone' }),
  portal('payment-history', ['binod', '/payment-history']),
  office('overview', ['registrar', '/overview']),
  office('vouchers', ['cashier', '/queues/vouchers'], { before: openVoucher }),
  office('vouchers-dark', ['cashier', '/queues/vouchers'], { before: openVoucher, theme: 'dark' }),
  office('vouchers-phone', ['cashier', '/queues/vouchers'], { size: 'phone' }),
  office('entrance', ['registrar', '/queues/entrance'], { before: press('Hemanta') }),
  office('reconciliation', ['cashier', '/money/reconciliation']),
  office('second-person', ['admin', '/second']),
  office('merit-list', ['exams', '/results/entrance'], {
    async before(page) {
      await page.getByRole('link', { name: 'BE Computer First Entrance' }).click()
      await page.getByRole('link', { name: /merit/i }).first().click()
    },
  }),
  office('audit', ['admin', '/control/audit'], {
    async before(page) {
      await page.getByLabel('What', { exact: true }).selectOption('changed')
      await page.waitForLoadState('networkidle')
      await page.getByText('Refund a payment').first().click()
    },
  }),
  office('library', ['library', '/library/late']),
  office('reports', ['registrar', '/reports/applicants']),
  office('first-steps', ['admin', '/setup/first-steps']),
  office('opening', ['registrar', '/setup/n_entrance_open'], {
    async before(page) {
      await page.getByText('BE Civil Engineering Entrance').first().click()
      await page.locator('#change-opening').evaluate((head) => head.scrollIntoView())
    },
  }),
]

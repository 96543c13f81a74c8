import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { CataloguePage } from './CataloguePage.tsx'

const read = 'GET /api/v1/models/a_asset'
const save = 'POST /api/v1/processes/library_copy_save'
const withdraw = 'POST /api/v1/processes/library_copy_withdraw'
const physics = { id: 81, Name: 'Physics', Author: 'Halliday', Value: 'LTU-81', isbn: '978' }
const lent = {
  id: 82,
  Name: 'Chemistry',
  Value: 'LTU-82',
  C_BPartner_ID: { id: 11, identifier: 'Sita Rai' },
}

let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('librarian')
  network = fakeNetwork()
  list(physics, lent)
})

const list = (...records: object[]) =>
  network.on(read, () => ({ body: { 'row-count': records.length, records } }))
const drawn = async (path = '/library/books') => {
  draw(<CataloguePage />, { path })
  await screen.findByRole('table')
}
const row = (name: RegExp) => screen.getByRole('row', { name })
const button = (within_: HTMLElement, name: string) =>
  within(within_).getByRole<HTMLButtonElement>('button', { name })
const fill = (label: string, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } })
const sent = () => network.left.filter(({ method }) => method === 'POST').map(({ body }) => body)
const filters = () =>
  network.left.flatMap(({ path }) => new URL(path, 'http://x').searchParams.get('$filter') ?? [])

describe('the catalogue', () => {
  it('says where each copy is', async () => {
    await drawn()
    expect(wordsOf(row(/Physics/))).toContain('LTU-81978On the shelf')
    expect(wordsOf(row(/Chemistry/))).toContain('Sita Rai')
    expect(screen.getByText('2 copies')).toBeDefined()
  })

  it('says when it shows only the first of them', async () => {
    network.on(read, () => ({ body: { 'row-count': 2500, records: [physics] } }))
    await drawn()
    expect(screen.getByText('The first 1 of 2500')).toBeDefined()
  })

  it('that could not be read is not called empty, and is asked for again', async () => {
    network.on(read, () => ({ status: 502, body: {} }))
    draw(<CataloguePage />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('No book found')).toBeNull()
    list()
    fireEvent.click(again)
    await screen.findByText('No book found')
  })

  it('is searched by what is typed, quotes and all, and keeps it in the address', async () => {
    await drawn()
    const field = screen.getByRole('searchbox')
    fireEvent.change(field, { target: { value: "O'Reilly" } })
    await waitFor(() => expect(filters()).toHaveLength(2))
    expect(address()).toBe("/library/books?book=O'Reilly")
    expect(filters()[1]).toBe(
      "IsActive eq true and (contains(tolower(Name),'o''reilly') or contains(tolower(Author),'o''reilly') or " +
        "contains(tolower(Value),'o''reilly') or contains(tolower(isbn),'o''reilly'))",
    )
    fireEvent.change(field, { target: { value: '' } })
    expect(address()).toBe('/library/books')
  })

  it('opens as its address says', async () => {
    await drawn('/library/books?book=गणित')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('गणित')
    expect(filters()[0]).toContain("contains(tolower(Name),'गणित')")
  })

  it('is searched by F, and a copy is added by N', async () => {
    await drawn()
    fireEvent.keyDown(document.body, { key: 'f' })
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    screen.getByRole('searchbox').blur()
    fireEvent.keyDown(document.body, { key: 'n' })
    expect(screen.getByRole('dialog', { name: 'Add a copy' })).toBeDefined()
  })
})

describe('a copy', () => {
  it('is added with its number and title, never without', async () => {
    network.on(save, () => ({ body: { isError: false, summary: 'The copy is saved.' } }))
    await drawn()
    fireEvent.click(screen.getByRole('button', { name: 'Add a copy' }))
    const dialog = screen.getByRole('dialog')
    fireEvent.submit(dialog.querySelector('form') as Element)
    expect(within(dialog).getByText('Please fill in: Accession number')).toBeDefined()
    fill('Accession number', 'LTU-99')
    fireEvent.submit(dialog.querySelector('form') as Element)
    expect(within(dialog).getByText('Please fill in: Title')).toBeDefined()
    fill('Title', 'Botany')
    fireEvent.submit(dialog.querySelector('form') as Element)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()).toEqual([
      { Value: 'LTU-99', Name: 'Botany', Author: '', isbn: '', publisher: '' },
    ])
    await waitFor(() => expect(filters()).toHaveLength(2))
  })

  it('that is changed begins with what stands there', async () => {
    network.on(save, () => ({ body: { isError: false } }))
    await drawn()
    fireEvent.click(button(row(/Physics/), 'Change'))
    fill('Author', 'Resnick')
    fireEvent.submit(screen.getByRole('dialog').querySelector('form') as Element)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()).toEqual([
      {
        a_asset_ID: 81,
        Value: 'LTU-81',
        Name: 'Physics',
        Author: 'Resnick',
        isbn: '978',
        publisher: '',
      },
    ])
  })

  it('whose number is taken is not saved: the dialog says why, until it is sent again', async () => {
    const summary = 'Another copy has this accession number.'
    network.on(save, () => ({ body: { isError: true, code: 'rule/code-taken', summary } }))
    await drawn()
    fireEvent.click(button(row(/Physics/), 'Change'))
    fill('Accession number', 'LTU-82')
    fireEvent.submit(screen.getByRole('dialog').querySelector('form') as Element)
    await screen.findByText(summary)
    let answer: (reply: { body: object }) => void = () => {}
    network.on(save, () => new Promise((resolve) => (answer = resolve)))
    fill('Accession number', 'LTU-83')
    fireEvent.submit(screen.getByRole('dialog').querySelector('form') as Element)
    await waitFor(() => expect(screen.queryByText(summary)).toBeNull())
    answer({ body: { isError: false } })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('whose answer is lost is not sent again by a second press', async () => {
    network.on(save, () => null)
    await drawn()
    fireEvent.click(button(row(/Physics/), 'Change'))
    const dialog = screen.getByRole('dialog')
    fireEvent.click(button(dialog, 'Save'))
    await within(dialog).findByRole('button', { name: 'Ask again' })
    expect(button(dialog, 'Save').disabled).toBe(true)
  })

  it('is withdrawn with a reason, but not while it is on loan', async () => {
    network.on(withdraw, () => {
      list(lent)
      return { body: { isError: false } }
    })
    await drawn()
    expect(button(row(/Chemistry/), 'Withdraw').disabled).toBe(true)
    fireEvent.click(button(row(/Physics/), 'Withdraw'))
    const dialog = screen.getByRole('dialog', { name: 'Withdraw LTU-81' })
    fireEvent.submit(dialog.querySelector('form') as Element)
    expect(within(dialog).getByText('Please fill in: Why')).toBeDefined()
    fill('Why', 'Pages are missing')
    fireEvent.submit(dialog.querySelector('form') as Element)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()).toEqual([{ a_asset_ID: 81, reason: 'Pages are missing' }])
    await waitFor(() => expect(screen.queryByText('Physics')).toBeNull())
  })
})

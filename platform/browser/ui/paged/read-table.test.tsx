import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readTable, wholeTable } from './read-table.ts'

const tableOf = (head: readonly React.ReactNode[], ...rows: readonly React.ReactNode[][]) => {
  const { container } = render(
    <table>
      <thead>
        <tr>
          {head.map((each, place) => (
            <th key={place}>{each}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={place}>
            {row.map((each, column) => (
              <td key={column}>{each}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>,
  )
  const table = container.querySelector('table')
  if (table === null) throw new Error('No table')
  return table
}

const button = <button className="button outlined">Open</button>

describe('a table that is read for a file', () => {
  it('has nothing where the screen has a dash', () => {
    expect(readTable(tableOf(['Number', 'Note'], ['-', 'a - b']))).toEqual([
      ['Number', 'Note'],
      ['', 'a - b'],
    ])
  })

  it('has the texts as they are shown, and numbers where a cell is nothing else', () => {
    const table = tableOf(
      [<button key="sort">Amount</button>, 'Note'],
      [
        <data key="amount" value={1500.5}>
          Rs. 1,500.50
        </data>,
        <>
          paid <data value={20}>Rs. 20</data>
        </>,
      ],
    )
    expect(readTable(table)).toEqual([
      ['Amount', 'Note'],
      [1500.5, 'paid Rs. 20'],
    ])
  })

  it('has the whole text of a cell that is shortened on the screen', () => {
    const table = tableOf(['Time'], ['10:30'])
    table.querySelector('td')?.setAttribute('data-in-file', '14 Mangsir 2083, 10:30')
    expect(readTable(table)).toEqual([['Time'], ['14 Mangsir 2083, 10:30']])
  })

  it('joins the lines of a cell, and leaves out what only a screen reader or a mouse has', () => {
    const table = tableOf(
      ['Student'],
      [
        <>
          <a href="/students/1">Sita</a> <i>सीता</i>
          <span style={{ display: 'block' }}>Entrance</span>
          <span className="sr-only">late</span>
          {button}
        </>,
      ],
    )
    expect(readTable(table)).toEqual([['Student'], ['Sita सीता · Entrance']])
  })

  it('has no column of buttons, and keeps one that is empty', () => {
    const table = tableOf(['Name', 'Room', 'Change'], ['Sita', '', button], ['Hari', '', button])
    expect(readTable(table)).toEqual([
      ['Name', 'Room'],
      ['Sita', ''],
      ['Hari', ''],
    ])
  })

  it('waits until the rows that were loaded are drawn', async () => {
    const table = tableOf(['Name'], ['Sita'])
    const load = () => {
      setTimeout(() => {
        const row = table.tBodies[0]?.insertRow()
        if (row) row.insertCell().textContent = 'Hari'
      }, 30)
      return Promise.resolve(2)
    }
    expect(await wholeTable({ current: table }, load)).toEqual([['Name'], ['Sita'], ['Hari']])
  })
})

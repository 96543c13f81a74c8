import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { Unbroken } from './Unbroken.tsx'

it.each([
  ['Receipt R-2082-000012.', ['R-2082-000012']],
  ['(रसिद नं. R-2082-000012)।', ['R-2082-000012']],
  ['Receipt R-2083/84-000012.', ['R-2083/84-000012']],
  ['2082-4-17-0093 and R-2083-000004', ['2082-4-17-0093', 'R-2083-000004']],
  ['Half-way, B.Tech CS & AI - 2083', []],
])('keeps the numbers of %j on one line each, and every letter', (text, numbers) => {
  draw(
    <p data-testid="text">
      <Unbroken text={text} />
    </p>,
  )
  const shown = screen.getByTestId('text')
  expect(shown.textContent).toBe(text)
  expect([...shown.querySelectorAll('span')].map((each) => each.textContent)).toEqual(numbers)
})

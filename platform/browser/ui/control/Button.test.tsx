import { fireEvent, screen } from '@testing-library/react'
import { Wallet } from 'lucide-react'
import { describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { Button, ButtonLink } from './Button.tsx'
import { Checkbox, LockedTick, Radio } from '../form/Choice.tsx'
import { Facts } from '../list/Facts.tsx'

describe('a button', () => {
  it('does not submit a form unless its type is submit', () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    draw(
      <form onSubmit={onSubmit}>
        <Button>Cancel</Button>
        <Button type="submit">Save</Button>
      </form>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onSubmit).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('at work keeps its label and place for the keyboard, and ignores presses', () => {
    const onClick = vi.fn()
    draw(
      <Button busy icon={Wallet} onClick={onClick}>
        Khalti Pay
      </Button>,
    )
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Khalti Pay' })
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([false, 'true'])
    expect(button.querySelectorAll('svg, .spin')).toHaveLength(1)
  })

  it('at work does not submit its form either', () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    draw(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    )
    fireEvent.click(screen.getByRole('button'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('that goes somewhere is a link, named more fully where a list repeats it', () => {
    draw(
      <ButtonLink to="/entrance?pay=1" label="Pay Now, BE Civil">
        Pay Now
      </ButtonLink>,
    )
    const link = screen.getByRole('link', { name: 'Pay Now, BE Civil' })
    expect(link.getAttribute('href')).toBe('/entrance?pay=1')
  })
})

describe('a choice', () => {
  it('is made by a press anywhere on its row', () => {
    const onChange = vi.fn()
    draw(
      <>
        <Checkbox checked={false} onChange={onChange}>
          Remember Me
        </Checkbox>
        <Radio name="gender" checked={false} onChange={onChange}>
          Female
        </Radio>
      </>,
    )
    fireEvent.click(screen.getByText('Remember Me'))
    fireEvent.click(screen.getByText('Female'))
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('that is always made is checked and cannot be changed', () => {
    draw(
      <label htmlFor="course">
        <LockedTick id="course" />
        MTH101
      </label>,
    )
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'MTH101' })
    expect([box.checked, box.disabled]).toEqual([true, true])
  })
})

describe('facts', () => {
  it('keep label and value together; a wide value has its label for those who hear the page', () => {
    const { container } = draw(
      <Facts
        facts={[
          { label: 'Fee', value: 'Rs. 1,500' },
          { label: 'Voucher', value: <button>Download</button>, wide: true },
        ]}
      />,
    )
    const [fee, voucher] = container.querySelectorAll('dl > div')
    expect(fee?.textContent).toBe('FeeRs. 1,500')
    expect(voucher?.querySelector('dt')?.className).toBe('sr-only')
  })
})

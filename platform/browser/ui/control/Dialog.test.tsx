import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { Dialog } from './Dialog.tsx'

function Opening({ busy = false, onClose = () => undefined }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      {open && (
        <Dialog
          title="Choose"
          busy={busy}
          onClose={() => {
            onClose()
            setOpen(false)
          }}
        >
          <input aria-label="amount" />
        </Dialog>
      )}
    </>
  )
}

function opened(props: Parameters<typeof Opening>[0] = {}) {
  const drawn = draw(<Opening {...props} />)
  const opener = screen.getByRole('button', { name: 'open' })
  opener.focus()
  fireEvent.click(opener)
  return { ...drawn, opener, dialog: screen.getByRole<HTMLDialogElement>('dialog') }
}

const escape = (dialog: HTMLElement) => {
  const event = new Event('cancel', { cancelable: true })
  fireEvent(dialog, event)
  return event
}

describe('a dialog', () => {
  it('opens as modal with its title, which takes the focus', () => {
    const { dialog } = opened()
    expect(dialog.open).toBe(true)
    expect(screen.getByRole('dialog', { name: 'Choose' })).toBe(dialog)
    expect(document.activeElement?.textContent).toBe('Choose')
  })

  it.each([
    ['the cross', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Esc or the phone’s Back', (dialog: HTMLElement) => escape(dialog)],
    ['a press beside it', (dialog: HTMLElement) => fireEvent.mouseDown(dialog)],
  ])('is closed by %s, and the focus goes back to what opened it', (_, close) => {
    const { dialog, opener } = opened()
    close(dialog)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener)
  })

  it('stays open under a press inside it', () => {
    opened()
    fireEvent.mouseDown(screen.getByLabelText('amount'))
    expect(screen.getByRole('dialog')).toBeDefined()
  })

  it('lets nothing close it while an upload or payment start runs', () => {
    const onClose = vi.fn()
    const { dialog } = opened({ busy: true, onClose })
    expect(escape(dialog).defaultPrevented).toBe(true)
    fireEvent.mouseDown(dialog)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close' }).disabled).toBe(true)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('follows a browser that insists on closing it', () => {
    const onClose = vi.fn()
    const { dialog } = opened({ onClose })
    fireEvent(dialog, new Event('close'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('warns as an alert dialog, and can be scrolled by keys when it is only read', () => {
    const { container } = draw(
      <Dialog title="Log out?" alert forReading onClose={() => undefined}>
        text
      </Dialog>,
    )
    expect(screen.getByRole('alertdialog', { name: 'Log out?' })).toBeDefined()
    expect(container.querySelector('.sheet-body')?.getAttribute('tabindex')).toBe('0')
  })
})

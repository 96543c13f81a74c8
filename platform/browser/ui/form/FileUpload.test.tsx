import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { fileSize } from '../text/file-size.ts'
import { FileUpload } from './FileUpload.tsx'

const photo = () => new File(['x'.repeat(2_000)], 'voucher.jpg', { type: 'image/jpeg' })
const voucherFile = () => new File(['x'], 'voucher.pdf', { type: 'application/pdf' })

function drawn(props: Partial<Parameters<typeof FileUpload>[0]> = {}) {
  const onFile = vi.fn()
  const part = (more: typeof props) => (
    <FileUpload
      label="Voucher"
      accept="image/*"
      file={null}
      onFile={onFile}
      sent={null}
      {...props}
      {...more}
    />
  )
  const { container, redraw } = draw(part({}))
  return { onFile, container, redraw: (more: typeof props) => redraw(part(more)) }
}

describe('a file to upload', () => {
  beforeEach(() => {
    URL.createObjectURL = vi.fn(() => 'blob:1')
    URL.revokeObjectURL = vi.fn()
  })

  it('is chosen with the picker; the same one may be chosen again', () => {
    const { onFile } = drawn()
    const input = screen.getByLabelText<HTMLInputElement>('Voucher')
    const chosen = photo()
    fireEvent.change(input, { target: { files: [chosen] } })
    expect(onFile).toHaveBeenCalledWith(chosen)
    expect(input.value).toBe('')
  })

  it('has one stop for the keyboard: the button, which opens the picker', () => {
    drawn()
    const input = screen.getByLabelText<HTMLInputElement>('Voucher')
    const click = vi.spyOn(input, 'click').mockImplementation(() => undefined)
    fireEvent.click(screen.getByRole('button', { name: 'Add photo or file' }))
    expect(click).toHaveBeenCalledTimes(1)
    expect(input.tabIndex).toBe(-1)
  })

  it('may be dropped', () => {
    const { onFile, container } = drawn()
    const dropped = voucherFile()
    const zone = container.querySelector('.border-dashed') as HTMLElement
    fireEvent.drop(zone, { dataTransfer: { files: [dropped] } })
    expect(onFile).toHaveBeenCalledWith(dropped)
  })

  it('is shown with its sizes; a picture is previewed and its address given back', () => {
    const { container, onFile, redraw } = drawn({ file: photo(), wasBytes: 3_900_000 })
    expect(screen.getByText('voucher.jpg')).toBeDefined()
    expect(screen.getByText(/2 kB · .*3\.9 MB/)).toBeDefined()
    expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:1')
    redraw({ file: voucherFile() })
    expect(container.querySelector('img')).toBeNull()
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1')
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(onFile).toHaveBeenCalledWith(null)
  })

  it('on its way cannot be removed, shows the share and can be stopped', () => {
    const onCancel = vi.fn()
    drawn({ file: voucherFile(), sent: 0.62, onCancel })
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.62)
    expect(screen.getByText('voucher.pdf · uploading, 62 %')).toBeDefined()
    expect(wordsOf(screen.getByRole('status'))).toBe('voucher.pdf · uploading, 50 %')
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onCancel).toHaveBeenCalledTimes(1)
  })

  it('that could not be sent stays chosen and is sent again on demand', () => {
    const onRetry = vi.fn()
    drawn({ file: voucherFile(), onRetry })
    expect(screen.getByText('voucher.pdf')).toBeDefined()
    expect(screen.getByRole('alert').textContent).toContain("Couldn't upload.")
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })

  it('that is not allowed says why beside the field', () => {
    drawn({ error: 'File size should not exceed 5MB.' })
    const input = screen.getByLabelText('Voucher')
    const note = document.getElementById(input.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe('File size should not exceed 5MB.')
  })

  it.each([
    [1, 'en', '1 kB'],
    [184_400, 'en', '184 kB'],
    [184_400, 'ne', '१८४ केबी'],
    [999_499, 'en', '999 kB'],
    [3_900_000, 'en', '3.9 MB'],
    [3_900_000, 'ne', '३.९ एमबी'],
  ] as const)('of %i bytes is in %s %s', (bytes, language, shown) => {
    expect(fileSize(bytes, language)).toBe(shown)
  })
})

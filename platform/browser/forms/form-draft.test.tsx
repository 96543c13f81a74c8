import { deferred } from '#platform/testing/deferred.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearDraftsExcept, hasUnsavedTyping } from '../storage/drafts.ts'
import { useFormDraft } from './form-draft.ts'
import { useForm } from './form.ts'
import { draw } from '../testing/draw.tsx'
import { DraftNotes, SavedNote } from '../ui/form/DraftNotes.tsx'

const page = '/profile/generalinfo'
const draftKey = `draft:${page}`
const nothing = { father: '', mother: '' }
const onSubmit = vi.fn((_values: typeof nothing) => Promise.resolve())

function Part({ stored = nothing }: { readonly stored?: typeof nothing }) {
  const form = useForm<'father' | 'mother', 'required'>({
    initial: stored,
    problemsOf: ({ father }) => (father === '' ? { father: 'required' } : {}),
    onSubmit: async (values) => {
      await onSubmit(values)
      draft.saved(values)
    },
  })
  const draft = useFormDraft({ page, form, stored })
  return (
    <form onSubmit={(event) => draft.holdsBack(event) || form.submit(event)}>
      <DraftNotes draft={draft} />
      {(['father', 'mother'] as const).map((name) => (
        <label key={name}>
          {name}
          <input
            value={form.values[name]}
            aria-invalid={form.shown[name] !== undefined}
            onChange={(event) => form.set(name, event.target.value)}
            onBlur={() => form.blur(name)}
          />
        </label>
      ))}
      <button>Save</button>
      <SavedNote draftSavedAtMs={draft.draftSavedAtMs} savedAtMs={null} />
    </form>
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })))

/** The other tab of the same browser: what it says of the form, and what it hears. */
let others: { say: (values: object) => void; heard: unknown[] }[] = []
class Channel extends EventTarget {
  readonly heard: unknown[] = []
  constructor() {
    super()
    others.push({ heard: this.heard, say: (data) => this.dispatchEvent(heardFrom(data)) })
  }
  postMessage(data: unknown) {
    this.heard.push(data)
  }
  close() {}
}
const heardFrom = (data: object) => Object.assign(new Event('message'), { data })
const otherTab = () => others.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('BroadcastChannel', Channel)
  onSubmit.mockClear()
})
afterEach(() => {
  others = []
  clearDraftsExcept(null)
})

describe('the draft of a form', () => {
  it('is stored on this device half a second after the last character', async () => {
    draw(<Part />)
    type('father', 'Ram')
    await after(499)
    expect(sessionStorage.getItem(draftKey)).toBeNull()
    await after(1)
    expect(JSON.parse(sessionStorage.getItem(draftKey) ?? '')).toEqual({
      father: 'Ram',
      mother: '',
    })
    expect(screen.getByText(/^Saved on this phone, \d\d:\d\d$/)).toBeDefined()
    expect(hasUnsavedTyping()).toBe(true)
  })

  it('is not stored while nothing is typed, and follows values that are typed back', async () => {
    draw(<Part />)
    await after(600)
    expect(sessionStorage.getItem(draftKey)).toBeNull()
    type('father', 'Ram')
    await after(600)
    type('father', '')
    await after(600)
    expect(sessionStorage.getItem(draftKey)).not.toContain('Ram')
  })

  it('is not shown as saved before it is, and is stored when the page is reloaded', async () => {
    draw(<Part />)
    await after(600)
    type('father', 'Ram')
    expect(screen.queryByText(/^Saved on this phone/)).toBeNull()
    window.dispatchEvent(new Event('pagehide'))
    expect(sessionStorage.getItem(draftKey)).toContain('Ram')
  })

  it('is stored at once when the page is left', () => {
    const { unmount } = draw(<Part />)
    type('father', 'Ram')
    unmount()
    expect(sessionStorage.getItem(draftKey)).toContain('Ram')
  })

  it('is restored with a message, and can be discarded', async () => {
    sessionStorage.setItem(draftKey, JSON.stringify({ father: 'Ram', mother: 'Gita' }))
    draw(<Part />)
    await after(500)
    expect(field('mother').value).toBe('Gita')
    expect(screen.getByText('We kept what you typed.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(field('mother').value).toBe('')
    expect(screen.queryByText('We kept what you typed.')).toBeNull()
  })

  it.each([
    ['nothing a form understands', '{"father": 1}'],
    ['no JSON at all', '{'],
    ['what the server holds anyway', JSON.stringify(nothing)],
  ])('is no draft when it is %s', async (_, text) => {
    sessionStorage.setItem(draftKey, text)
    draw(<Part />)
    await after(500)
    expect(screen.queryByText('We kept what you typed.')).toBeNull()
    expect(field('father').value).toBe('')
  })

  it('is cleared once it is saved, and what the server made of it is shown', async () => {
    const { redraw } = draw(<Part />)
    type('father', '  Ram ')
    await after(500)
    await save()
    redraw(<Part stored={{ father: 'Ram', mother: '' }} />)
    await after(1)
    expect(field('father').value).toBe('Ram')
    expect(hasUnsavedTyping()).toBe(false)
  })

  it('is not deleted when the user types on while it is saved', async () => {
    const { redraw } = draw(<Part />)
    type('father', 'Ram')
    await save()
    type('father', 'Ram Bahadur')
    redraw(<Part stored={{ father: 'Ram', mother: '' }} />)
    await after(1)
    expect(field('father').value).toBe('Ram Bahadur')
  })
})

describe('the same form in two tabs', () => {
  it('notifies the other tab of what is typed', async () => {
    draw(<Part />)
    type('father', 'Ram')
    await after(500)
    expect(otherTab().heard).toContainEqual({ father: 'Ram', mother: '' })
  })

  it('is not saved before one of the two is chosen, and asks for it', async () => {
    draw(<Part />)
    type('father', 'Ram')
    act(() => otherTab().say({ father: 'Hari', mother: 'Maya' }))
    await save()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(document.activeElement?.textContent).toContain('another tab')
    fireEvent.click(screen.getByRole('button', { name: 'Use the other tab’s' }))
    expect(field('mother').value).toBe('Maya')
    await save()
    expect(onSubmit).toHaveBeenCalledWith({ father: 'Hari', mother: 'Maya' })
  })

  it('goes on with its own when that is chosen', async () => {
    draw(<Part />)
    type('father', 'Ram')
    act(() => otherTab().say({ father: 'Hari', mother: '' }))
    fireEvent.click(screen.getByRole('button', { name: 'Keep this version' }))
    await save()
    expect(onSubmit).toHaveBeenCalledWith({ father: 'Ram', mother: '' })
  })

  it('says nothing when both hold the same', () => {
    draw(<Part />)
    type('father', 'Ram')
    act(() => otherTab().say({ father: 'Ram', mother: '' }))
    expect(screen.queryByText(/another tab/)).toBeNull()
  })
})

describe('a form', () => {
  it('complains of a field after it was edited and left, of all after a failed submit', async () => {
    draw(<Part />)
    const invalid = () => field('father').getAttribute('aria-invalid')
    fireEvent.blur(field('father'))
    expect(invalid()).toBe('false')
    type('father', 'R')
    type('father', '')
    expect(invalid()).toBe('true')
    type('father', 'R')
    expect(invalid()).toBe('false')
    type('father', '')
    await save()
    expect(invalid()).toBe('true')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('is submitted once however often the button is pressed', async () => {
    const sent = deferred<void>()
    onSubmit.mockReturnValueOnce(sent.promise)
    draw(<Part />)
    type('father', 'Ram')
    await save()
    await save()
    expect(onSubmit).toHaveBeenCalledTimes(1)
    sent.resolve()
    await after(0)
  })
})

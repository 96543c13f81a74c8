import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTyped } from './use-typed.ts'

const page = '/results/7/marks'
const open = (of = page) => renderHook(() => useTyped(of)).result
const rowsOf = (at: ReturnType<typeof open>) => Object.fromEntries(at.current.typed)

beforeEach(() => sessionStorage.clear())

describe('the draft of a mark sheet', () => {
  it('stores the last value of each cell, row by row', () => {
    const at = open()
    act(() => at.current.type('83-1', 'mark', '4'))
    act(() => at.current.type('83-1', 'mark', '41'))
    act(() => at.current.type('83-1', 'absent', ''))
    act(() => at.current.type('83-2', 'mark', '30'))
    expect(rowsOf(at)).toEqual({ '83-1': { mark: '41', absent: '' }, '83-2': { mark: '30' } })
  })

  it('takes the rows of a file over what stood there, and leaves the other columns', () => {
    const at = open()
    act(() => at.current.type('83-1', 'mark', '41'))
    act(() => at.current.type('83-1', 'remark', 'seen'))
    act(() =>
      at.current.take(
        new Map([
          ['83-1', { mark: '42' }],
          ['83-3', { mark: '5' }],
        ]),
      ),
    )
    expect(rowsOf(at)).toEqual({
      '83-1': { mark: '42', remark: 'seen' },
      '83-3': { mark: '5' },
    })
  })

  it('clears what was saved, but not what was typed over it while it was on its way', () => {
    const at = open()
    act(() => at.current.type('83-1', 'mark', '41'))
    act(() => at.current.type('83-2', 'mark', '30'))
    const sent = at.current.typed
    act(() => at.current.type('83-2', 'mark', '31'))
    act(() => at.current.type('83-3', 'mark', '9'))
    act(() => at.current.drop(sent))
    expect(rowsOf(at)).toEqual({ '83-2': { mark: '31' }, '83-3': { mark: '9' } })
  })

  it('keeps a row of which one column more was typed since', () => {
    const at = open()
    act(() => at.current.type('83-1', 'mark', '41'))
    const sent = at.current.typed
    act(() => at.current.type('83-1', 'absent', 'absent'))
    act(() => at.current.drop(sent))
    expect(rowsOf(at)).toEqual({ '83-1': { mark: '41', absent: 'absent' } })
  })

  it('discarded is gone', () => {
    const at = open()
    act(() => at.current.type('83-1', 'mark', '41'))
    act(() => at.current.discard())
    expect(at.current.typed.size).toBe(0)
    expect(at.current.isRestored).toBe(false)
  })
})

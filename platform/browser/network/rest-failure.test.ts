import { describe, expect, it } from 'vitest'
import { problemBody, RestProblem } from './rest-failure.ts'

describe('an error body is read whatever its shape', () => {
  it('iDempiere: title null, detail', () => {
    expect(
      problemBody({ title: null, status: 400, detail: 'Unsupported operator: X' }).detail,
    ).toBe('Unsupported operator: X')
  })
  it('ours: code and field errors', () => {
    const body = {
      detail: 'No',
      code: 'rule/already-applied',
      errors: [{ field: 'a', message: 'b' }, {}],
    }
    expect(problemBody(body)).toEqual({
      title: '',
      detail: 'No',
      code: 'rule/already-applied',
      errors: [{ field: 'a', message: 'b' }],
    })
  })
  it('the /nou ones: error', () => {
    expect(problemBody({ error: 'Taken' }).detail).toBe('Taken')
  })
  it('a failed process: summary', () => {
    expect(problemBody({ isError: true, summary: 'Not ready' }).detail).toBe('Not ready')
  })
  it('plain text, but not a proxy page', () => {
    expect(problemBody(' Too busy ').detail).toBe('Too busy')
    expect(problemBody('<html><h1>502</h1></html>').detail).toBe('')
  })
  it('nothing at all', () => {
    expect(problemBody(null)).toEqual({ title: '', detail: '', code: '', errors: [] })
  })
})

it('speaks with its detail, else its title, else its status', () => {
  expect(new RestProblem(404, problemBody({ title: 'Record not found' })).message).toBe(
    'Record not found',
  )
  expect(new RestProblem(502, problemBody('')).message).toBe('HTTP 502')
})

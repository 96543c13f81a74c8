import { expect, it } from 'vitest'
import { createLog } from '../log/log.ts'
import { fakeTexter } from '../text-message/fake-texter.ts'
import { fakeMailer } from './fake-mailer.ts'
import { namingFailedMails, namingFailedTexts } from './name-failures.ts'

function logLines() {
  const lines: Record<string, unknown>[] = []
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) }
  return { log: createLog({ level: 'warn', destination }), lines }
}

it('names a mail that was not taken by subject, cause and masked address, and passes the error on', async () => {
  const { log, lines } = logLines()
  const carrier = fakeMailer()
  const mailer = namingFailedMails(carrier, log)
  const mail = { id: 'm1', to: 'kamala@example.test', subject: 'Receipt', text: 'secret text' }
  await mailer.send(mail)
  expect(lines).toEqual([])
  carrier.failWith(new Error('452 mailbox of kamala@example.test is full'))
  await expect(mailer.send(mail)).rejects.toThrow('452')
  expect(lines).toMatchObject([
    { level: 'warn', id: 'm1', subject: 'Receipt', to: 'ka•••@example.test' },
  ])
  expect(lines[0]?.['cause']).toMatch(/^452 mailbox of .* is full$/)
  expect(JSON.stringify(lines)).not.toMatch(/kamala|secret text/)
})

it('names a text message by its id only', async () => {
  const { log, lines } = logLines()
  const texter = namingFailedTexts(
    { ...fakeTexter(), send: () => Promise.reject(new Error('the gateway is away')) },
    log,
  )
  await expect(texter.send({ id: 't1', to: '9841000000', text: 'secret' })).rejects.toThrow('away')
  expect(lines).toMatchObject([{ id: 't1', to: '98•••', cause: 'the gateway is away' }])
  expect(JSON.stringify(lines)).not.toMatch(/9841000000|secret/)
})

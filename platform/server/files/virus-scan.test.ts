import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { clamdScan, isScannerAddress, noScanner } from './virus-scan.ts'

const virus = 'X5O!P%@AP'
let daemon: Server | undefined
afterEach(() => daemon?.close())

/** A daemon that reads the INSTREAM command and calls what contains `virus` infected; `answer` overrides it. */
async function aDaemon(answer?: string): Promise<string> {
  daemon = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('data', (part: Buffer) => {
      received = Buffer.concat([received, part])
      const length = received.length < 14 ? Infinity : received.readUInt32BE(10)
      if (received.length < 14 + length + 4) return
      const command = received.subarray(0, 10).toString('latin1')
      const content = received.subarray(14, 14 + length).toString('latin1')
      const verdict = content.includes(virus) ? 'stream: Test-Signature FOUND' : 'stream: OK'
      socket.end(command === 'zINSTREAM\0' ? `${answer ?? verdict}\0` : 'UNKNOWN COMMAND\0')
    })
  }).listen(0, '127.0.0.1')
  await once(daemon, 'listening')
  return `tcp://127.0.0.1:${(daemon.address() as AddressInfo).port}`
}

describe('the virus scan', () => {
  it('distinguishes clean from infected', async () => {
    const scan = clamdScan(await aDaemon())
    expect(await scan(Buffer.from('a marksheet'))).toBe('clean')
    expect(await scan(Buffer.from(`%PDF ${virus}`))).toBe('infected')
    expect(await scan(Buffer.alloc(5 * 1024 * 1024))).toBe('clean')
  })

  it.each(['INSTREAM size limit exceeded. ERROR', '', 'stream: OK but'])(
    'takes "%s" for no answer',
    async (answer) => {
      await expect(clamdScan(await aDaemon(answer))(Buffer.from('x'))).rejects.toThrow(/scanner/)
    },
  )

  it('rejects when the daemon is unreachable or does not answer', async () => {
    const address = await aDaemon()
    daemon?.close()
    await expect(clamdScan(address)(Buffer.from('x'))).rejects.toThrow(/ECONNREFUSED/)
    daemon = createServer(() => {}).listen(0, '127.0.0.1')
    await once(daemon, 'listening')
    const silent = `tcp://127.0.0.1:${(daemon.address() as AddressInfo).port}`
    await expect(clamdScan(silent, 100)(Buffer.from('x'))).rejects.toThrow(/too slow/)
  })

  it('says "not scanned" where there is no scanner', async () => {
    expect(await noScanner(Buffer.from(virus))).toBe('not-scanned')
  })

  it.each([
    ['tcp://127.0.0.1:3310', true],
    ['unix:/run/clamav/clamd.ctl', true],
    ['http://127.0.0.1:3310', false],
    ['tcp://127.0.0.1', false],
  ])('knows the address %s: %s', (text, known) => expect(isScannerAddress(text)).toBe(known))
})

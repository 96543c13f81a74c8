import { connect, type Socket } from 'node:net'

/** `not-scanned`: no scanner is set up; it is recorded beside the file. */
export type ScanVerdict = 'clean' | 'infected' | 'not-scanned'

/** Looks for viruses in what was uploaded. Rejects when the scanner does not answer: a file is never let through unseen. */
export type VirusScan = (content: Uint8Array) => Promise<ScanVerdict>

export const noScanner: VirusScan = () => Promise.resolve('not-scanned')

const longestMs = 10_000
const longestAnswer = 1_000

/**
 * A ClamAV daemon, asked with its INSTREAM command: length and bytes, then an empty piece. `address` is
 * `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`.
 */
export function clamdScan(address: string, timeoutMs = longestMs): VirusScan {
  return async (content) => {
    const socket = open(address)
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('The virus scanner is too slow')))
    socket.write('zINSTREAM\0')
    socket.write(lengthOf(content.length))
    socket.write(content)
    socket.write(lengthOf(0))
    return verdictOf(await read(socket))
  }
}

export function isScannerAddress(text: string): boolean {
  return text.startsWith('unix:/') || /^tcp:\/\/[^\s/]+:\d{1,5}$/.test(text)
}

function open(address: string): Socket {
  if (address.startsWith('unix:')) return connect(address.slice('unix:'.length))
  const { hostname, port } = new URL(address)
  return connect({ host: hostname, port: Number(port) })
}

function lengthOf(bytes: number): Uint8Array {
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, bytes)
  return length
}

async function read(socket: Socket): Promise<string> {
  let answer = ''
  socket.setEncoding('latin1')
  for await (const part of socket) {
    answer += String(part)
    if (answer.length > longestAnswer) break
  }
  return answer
}

/** `stream: OK`, `stream: Eicar-Signature FOUND`, or an error. */
function verdictOf(answer: string): ScanVerdict {
  const verdict = answer.replaceAll('\0', '').trim()
  if (verdict === 'stream: OK') return 'clean'
  if (verdict.startsWith('stream: ') && verdict.endsWith(' FOUND')) return 'infected'
  throw new Error(`The virus scanner said "${verdict}"`)
}

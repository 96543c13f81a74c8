import { spawn } from 'node:child_process'

const timeoutMs = 3_000
const longestPng = 128 * 1024 * 1024

/**
 * The first frame of a GIF as PNG, or null when it cannot be read. sharp's list of allowed decoders is per process
 * (SECURITY F9), so GIF is decoded in a process of its own that lives for one file.
 */
export function firstFrameOfGif(content: Uint8Array): Promise<Uint8Array | null> {
  const program = new URL('gif-process.ts', import.meta.url).pathname
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program], {
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      env: {},
    })
    const chunks: Buffer[] = []
    let length = 0
    child.stdout.on('data', (chunk: Buffer) => {
      length += chunk.byteLength
      if (length > longestPng) child.kill('SIGKILL')
      else chunks.push(chunk)
    })
    child.on('error', () => resolve(null))
    child.on('close', (code) => resolve(code === 0 ? Buffer.concat(chunks) : null))
    child.stdin.on('error', () => {}) // the child may end before it has read everything
    child.stdin.end(content)
  })
}

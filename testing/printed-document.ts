import { pdfQrCodes } from '#platform/testing/pdf-qr.ts'
import type { TestServer } from './test-server.ts'
import { type Answer, ask, type Person } from './person.ts'

/** A document as a student has it. */
export type Print = {
  readonly pdf: Uint8Array
  /** The addresses in its QR codes, from the top of the page. */
  readonly codes: readonly string[]
}

/** Prints through a process; throws the server's message if there is no document. */
export async function print(person: Person, process: string, body: object): Promise<Print> {
  const answer = await person.post(`/api/v1/processes/${process}`, body)
  if (answer.body['isError'] !== false) throw new Error(`No document: ${answer.text}`)
  const pdf = Uint8Array.from(Buffer.from(String(answer.body['exportFile']), 'base64'))
  return { pdf, codes: pdfQrCodes(pdf) }
}

/** Opens the page of a QR code, as anyone with the document can. */
export function scan({ app }: Pick<TestServer, 'app'>, code: string | undefined): Promise<Answer> {
  const { pathname, search } = new URL(code ?? '')
  return ask(app, { method: 'GET', url: `${pathname}${search}` })
}

/** The text of a check page as people read it, one line a block. */
export function pageText({ text }: Pick<Answer, 'text'>): string {
  return text
    .replaceAll(/<style>.*?<\/style>|<title>.*?<\/title>/gs, '')
    .replaceAll(/<\/(?:p|dd|dt|h1)>|<br>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
}

import * as v from 'valibot'
import type { ZipEntry } from '#platform/server/files/zip.ts'
import type { ModelEngine } from '#platform/server/model-engine/engine.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'

const image = v.object({ data: v.string() })
const person = v.object({ Name: v.string(), Logo_ID: v.unknown(), Signature_ID: v.unknown() })

/** Name of the person, with photo and signature as files: a record shows its pictures, a list does not. */
export async function ownPictures(
  engine: ModelEngine,
  session: Session,
): Promise<{ readonly name: string; readonly pictures: readonly ZipEntry[] }> {
  const key = { is: 'id', id: session.partnerId } as const
  const request = { is: 'record', table: 'c_bpartner', key, options: {} } as const
  const answer = await engine.read(request, session)
  if (isRefusal(answer)) return { name: '', pictures: [] }
  const { Name, Logo_ID, Signature_ID } = v.parse(person, JSON.parse(String(answer.body)))
  const pictures = [
    ['photo.jpg', Logo_ID],
    ['signature.jpg', Signature_ID],
  ] as const
  return {
    name: Name,
    pictures: pictures.flatMap(([name, value]) => {
      const read = v.safeParse(image, value)
      return read.success ? [{ name, content: Buffer.from(read.output.data, 'base64') }] : []
    }),
  }
}

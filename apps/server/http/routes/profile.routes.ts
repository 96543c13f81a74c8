import type { FastifyInstance } from 'fastify'
import type { UploadPlaces } from '#features/documents/server/accept-file.ts'
import type { StartedUploads } from '#features/documents/server/started-uploads.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import type { Trail } from '#platform/server/processes/trail.ts'
import { enterCorrection } from '#features/corrections/server/enter-correction.ts'
import { proposeCorrection } from '#features/corrections/server/propose-correction.ts'
import { saveEducation } from '#features/profile/server/save-education.ts'
import { correctionPath, entryPath } from '#features/corrections/wire/correction.ts'
import { educationSavePath } from '#features/profile/wire/education.ts'
import { objectOf, sendNou } from './nou.routes.ts'
import { signedIn, type SignedInNeeds } from '../request/signed-in.ts'
import { acceptStrictJson } from '../request/strict-json.ts'
import { perPerson, takesUploads } from './uploads.ts'

export type ProfileRouteNeeds = UploadPlaces &
  SignedInNeeds &
  StartedUploads & {
    readonly clock: () => number
    readonly uploadsPerMinute: number
    readonly trail: Trail
  }

/** The calls of the profile that are no models: an education record with its files, and corrections. */
export function profileRoutes(needs: ProfileRouteNeeds) {
  const { uploadsPerMinute } = needs
  const context = { ...needs, nowMs: needs.clock }
  return async (app: FastifyInstance): Promise<void> => {
    acceptStrictJson(app)
    signedIn(app, needs)
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    app.post(
      educationSavePath,
      {
        ...takesUploads({ files: 3, field: 'marksheetfile', uploads: needs }),
        ...perPerson(uploadsPerMinute),
      },
      async ({ body, session }, reply) => {
        const saved = await saveEducation(objectOf(body), session, context)
        if (isRefusal(saved)) return sendNou(reply, saved, session.language)
        return { Message: 'true', n_bpaca_info_ID: saved.recordId }
      },
    )
    for (const [path, keep] of [
      [correctionPath, proposeCorrection],
      [entryPath, enterCorrection],
    ] as const)
      app.post(
        path,
        {
          ...takesUploads({ files: 1, field: 'prooffile', uploads: needs }),
          ...perPerson(uploadsPerMinute),
        },
        async ({ body, session }, reply) => {
          const stored = await keep(objectOf(body), session, context)
          if (isRefusal(stored)) return sendNou(reply, stored, session.language)
          return { Message: 'true', n_correction_ID: stored.correctionId }
        },
      )
  }
}

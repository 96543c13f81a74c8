import * as contracts from '#features/results/wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import type { PartTerms } from '#features/results/rules/marks/entry.ts'
import { marksMessages as text } from '#features/results/rules/office-messages.ts'
import { type ResultOfficeContext, inOffice, resultOffice } from '../result-office.ts'
import {
  holdOffered,
  isSameSchema,
  proposeSchema,
  refuseSchema,
  writeSchema,
} from './schema-change.ts'

/**
 * Sets full and pass marks of an offered course's final examination and practical. Once marks are agreed, a change
 * needs a second person. It never goes below an entered mark.
 */
export const setSchema = defineProcess({
  ...contracts.markSchemaSet,
  name: { en: 'Set full and pass marks of a course', ne: 'विषयको पूर्णाङ्क र उत्तीर्णाङ्क राख्ने' },
  roles: resultOffice,
  run(given, context) {
    const external = readTerms(given.external_fm, given.external_pm)
    const practical = readTerms(given.practical_fm, given.practical_pm)
    if (isRefusal(external)) return Promise.resolve(external)
    if (isRefusal(practical)) return Promise.resolve(practical)
    const id = given.n_batch_course_ID
    return inOffice(context, (at) => setOrPropose(at, id, { external, practical }))
  },
})

type Terms = { readonly external: PartTerms | null; readonly practical: PartTerms | null }

/** Full and pass marks of a part, null where neither is given. */
function readTerms(full = '', pass = ''): PartTerms | null | Refusal {
  if (full === '' && pass === '') return null
  const isMark = (typed: string) => /^\d{1,4}(?:\.\d{1,2})?$/.test(typed)
  if (!isMark(full) || !isMark(pass) || Number(full) === 0)
    return refusal('rule/schema-wrong', text['schema-wrong'], { status: 400 })
  if (Number(pass) > Number(full))
    return refusal('rule/pass-above-full', text['pass-above-full'], {
      status: 400,
      values: { pass, full },
    })
  return { full: Number(full), pass: Number(pass) }
}

/** At once while no mark is agreed by two people; else a second person confirms it. */
async function setOrPropose(
  at: ResultOfficeContext,
  id: number,
  { external, practical }: Terms,
): Promise<Refusal | ProcessResult> {
  const held = await holdOffered(at, id)
  if (isRefusal(held)) return held
  const { offered, papers } = held
  const after = {
    external_fm: external?.full ?? null,
    external_pm: external?.pass ?? null,
    practical_fm: practical?.full ?? null,
    practical_pm: practical?.pass ?? null,
  }
  if (isSameSchema(offered, after)) return { summary: text['schema-set'] }
  const refused = refuseSchema(papers, after)
  if (refused !== null) return refused
  if (papers.every(({ mark }) => mark === null)) {
    at.did(await writeSchema(at, offered, after))
    return { summary: text['schema-set'] }
  }
  const n_proposal_ID = await proposeSchema(at, offered, after)
  if (isRefusal(n_proposal_ID)) return n_proposal_ID
  return { summary: text['schema-proposed'], data: { n_proposal_ID } }
}

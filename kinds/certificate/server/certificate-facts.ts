import type { Reader } from '#platform/server/database/database.ts'
import {
  personColumns,
  personOnDocument,
} from '#features/applying/server/documents/application-document.ts'
import { findCertificateType, listsGrades, needsResult } from '../rules/certificate.ts'
import { findSemesters } from '../rules/semesters.ts'
import { letterParagraphs } from '../rules/letter.ts'
import type { CertificatePrinted } from './printed.ts'
import { readTranscript } from './transcript.rows.ts'

/** Everything a certificate prints, by the records of a time. */
export async function certificateFacts(
  reader: Reader,
  id: number,
  nowMs: number,
): Promise<CertificatePrinted> {
  const row = await findFacts(reader, id)
  const type = findCertificateType(row.type) ?? 'VERIFICATION'
  const { fatherName: _, signatureId: __, ...person } = personOnDocument(row)
  const programme = { en: row.program ?? '-', ne: row.program_ne ?? row.program ?? '-' }
  const hasPassedOut = row.ispassedout
  const record = needsResult(type)
    ? await readTranscript(reader, row.n_program_enroll_id, {
        nowMs,
        semesters: findSemesters(row.semesters) ?? [],
      })
    : null
  const result = { cgpa: record?.cgpa ?? null, credits: record?.creditsEarned ?? null }
  const body = { en: row.body, ne: row.body_ne }
  return {
    ...person,
    signatureId: null,
    title: { en: row.title, ne: row.title_ne },
    registrationNumber: row.regrollno ?? '',
    rollNumber: row.urollno ?? '',
    programme,
    year: row.year ?? '',
    hasPassedOut,
    purpose: row.purpose,
    paragraphs: listsGrades(type)
      ? []
      : letterParagraphs(body, { name: person.name, programme, hasPassedOut, ...result }),
    transcript: listsGrades(type) ? record : null,
  }
}

function findFacts(reader: Reader, id: number) {
  return reader
    .selectFrom('n_certificate_reg as a')
    .innerJoin('n_certificate_open as o', 'o.n_certificate_open_id', 'a.n_certificate_open_id')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'a.c_bpartner_id')
    .innerJoin('n_program_enroll as e', 'e.n_program_enroll_id', 'a.n_program_enroll_id')
    .leftJoin('n_program as g', 'g.n_program_id', 'e.n_program_id')
    .leftJoin('n_aca_year as y', 'y.n_aca_year_id', 'e.n_aca_year_id')
    .select(['o.type', 'o.name as title', 'o.name_ne as title_ne', 'o.body', 'o.body_ne'])
    .select(['a.purpose', 'a.semesters', 'a.n_program_enroll_id', 'e.urollno', 'e.ispassedout'])
    .select(['g.name as program', 'g.name_ne as program_ne', 'y.name as year'])
    .select(personColumns)
    .where('a.n_certificate_reg_id', '=', id)
    .executeTakeFirstOrThrow()
}

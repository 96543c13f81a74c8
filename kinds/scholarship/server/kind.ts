import type { ServerKind } from '#features/applying/server/server-kind.ts'
import { scholarshipAid } from './aid.ts'
import { scholarshipApplicationModel } from './application.model.ts'
import { awards, proposeAward } from './committee/award.ts'
import { decline } from './committee/decline.process.ts'
import { listCommittees } from './committee/list.process.ts'
import { setMember } from './committee/member.process.ts'
import { readRanking } from './committee/ranking.process.ts'
import { setScore } from './committee/score.process.ts'
import { scholarshipDocumentAction } from './office.processes.ts'
import { scholarshipOpenings } from './opening.model.ts'
import { printScholarshipForm } from './print.process.ts'
import { scholarshipDesk } from './desk.ts'
import { scholarshipRecheck } from './recheck.ts'

export const scholarshipServer: ServerKind = {
  models: [scholarshipOpenings, scholarshipApplicationModel],
  processes: (printing) => [
    scholarshipDocumentAction,
    printScholarshipForm(printing),
    listCommittees,
    setMember,
    setScore,
    readRanking,
    proposeAward,
    decline,
  ],
  payable: null,
  proposals: [awards],
  aid: scholarshipAid,
  recheck: scholarshipRecheck,
  desk: scholarshipDesk,
}

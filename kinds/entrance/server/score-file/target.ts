import type { ImportTarget } from '#features/imports/server/targets/target.ts'
import type { ImportSource } from '#features/imports/server/targets/targets.ts'
import { scoreFileMessages as text } from '../../rules/score-file/messages.ts'
import { scoreFileColumns, scoreFileKey } from './columns.ts'
import { openScoreFile } from './open.ts'
import { storeScores } from './store.ts'
import { takeScoresBack } from './take-back.ts'

/**
 * Scores of entrances by symbol number, as a scanner of answer sheets writes them (decision 137). A file is its sender's own:
 * a second person must not see the entries of the first.
 */
export const entranceScores: ImportSource = {
  permission: 'entrance.manage',
  target: (dictionary): ImportTarget => ({
    id: 'entrance-scores',
    label: text.label,
    note: text.note,
    isOwn: true,
    columns: scoreFileColumns,
    keys: [scoreFileKey],
    unique: [],
    open: (context) => openScoreFile(dictionary, context),
    store: storeScores,
    takeBack: takeScoresBack,
  }),
}

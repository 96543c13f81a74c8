import { selectionContracts } from '#features/selection/wire/processes.ts'

export const entranceResultProcesses = selectionContracts('n_entrance_open', {
  list: 'entrance_results',
  sheet: 'entrance_sheet',
  numbers: 'entrance_symbol_numbers',
  seats: 'entrance_seats',
  enter: 'entrance_scores_enter',
  enterEarly: 'entrance_scores_enter_early',
  settle: 'entrance_score_settle',
  publish: 'entrance_publish',
})

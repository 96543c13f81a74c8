import { sql } from 'kysely'

/** SQL condition of an enrollment `e` whose student studies now: what `isActive` decides, of a row that is not switched off. */
export const studies = sql<boolean>`e.isactive and e.urollstatus and not e.ispassedout and not e.isdropout`

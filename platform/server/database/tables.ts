/**
 * Every table, by name. Each folder that owns tables adds them by declaration merging in its
 * `server/tables.ts`, so that Kysely checks names and types everywhere.
 */
// eslint-disable-next-line typescript/no-empty-interface -- filled by the folders that own tables
export interface Tables {}

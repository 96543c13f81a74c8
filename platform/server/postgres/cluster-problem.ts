/** The reason why PostgreSQL cannot run here: one line for the person who starts the server, never a stack. */
export class ClusterProblem extends Error {}

/** Why PostgreSQL cannot be run here: one line for whoever starts the server, never a stack. */
export class ClusterProblem extends Error {}

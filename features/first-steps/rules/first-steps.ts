/** Facts about a university from which the list of first steps is made. */
export type FirstStepsFacts = {
  readonly hasNames: boolean
  readonly hasHelpDesk: boolean
  readonly hasLogo: boolean
  /** Names of the officers whose signatures are in use. */
  readonly signing: readonly string[]
  /** Names of the active accounts by role; an invited person counts when they have joined. */
  readonly administrators: readonly string[]
  readonly isAdministratorInvited: boolean
  readonly registrars: readonly string[]
  readonly cashiers: readonly string[]
  readonly examOffice: readonly string[]
  /** `waits`: a second person has not confirmed it yet; `partly`: a kind of fee has no account. */
  readonly bankAccount: 'missing' | 'partly' | 'waits' | 'set'
  /** Kinds of fee without an account where there are accounts for others, by the codes of payment types. */
  readonly feesWithoutAccount: readonly string[]
  readonly isWalletOn: boolean
  readonly testMail: 'not-sent' | 'sent' | 'failed' | 'arrived'
  /** Numbers of active records. */
  readonly structure: {
    readonly years: number
    readonly faculties: number
    readonly levels: number
    readonly programs: number
    readonly semesters: number
  }
  readonly publishedOpenings: number
}

export const stepIds = [
  'names',
  'logo',
  'help-desk',
  'signatures',
  'second-administrator',
  'registrar',
  'cashier',
  'exam-office',
  'bank-account',
  'wallet',
  'test-mail',
  'structure',
  'first-opening',
] as const
export type StepId = (typeof stepIds)[number]

/**
 * `missing` stops sign-up, and so does `waiting`: another person or a mail is on its way. `can-wait` is needed later.
 * `not-yet` stops sign-up too, and cannot begin before another step.
 */
export const stepStates = ['done', 'missing', 'waiting', 'can-wait', 'not-yet'] as const
export type StepState = (typeof stepStates)[number]

export type Step = { readonly id: StepId; readonly state: StepState }

/** Every step in the order of the list, with its state (READINGS R-92). */
export function firstSteps(facts: FirstStepsFacts): readonly Step[] {
  return stepIds.map((id) => ({ id, state: stateOf[id](facts) }))
}

/** Steps that stop sign-up. */
export function missingSteps(steps: readonly Step[]): readonly Step[] {
  return steps.filter(({ state }) => state !== 'done' && state !== 'can-wait')
}

const needed = (isDone: boolean): StepState => (isDone ? 'done' : 'missing')
const later = (people: readonly string[]): StepState => (people.length > 0 ? 'done' : 'can-wait')

const stateOf: Readonly<Record<StepId, (facts: FirstStepsFacts) => StepState>> = {
  names: ({ hasNames }) => needed(hasNames),
  logo: ({ hasLogo }) => (hasLogo ? 'done' : 'can-wait'),
  signatures: ({ signing }) => (signing.length > 1 ? 'done' : 'can-wait'),
  'help-desk': ({ hasHelpDesk }) => needed(hasHelpDesk),
  'second-administrator': ({ administrators, isAdministratorInvited }) =>
    administrators.length > 1 ? 'done' : isAdministratorInvited ? 'waiting' : 'missing',
  registrar: ({ registrars }) => later(registrars),
  cashier: ({ cashiers }) => later(cashiers),
  'exam-office': ({ examOffice }) => later(examOffice),
  'bank-account': ({ bankAccount, isWalletOn }) =>
    bankAccount === 'set'
      ? 'done'
      : bankAccount === 'waits'
        ? 'waiting'
        : isWalletOn
          ? 'can-wait'
          : 'missing',
  wallet: ({ isWalletOn }) => (isWalletOn ? 'done' : 'can-wait'),
  'test-mail': ({ testMail }) =>
    testMail === 'arrived' ? 'done' : testMail === 'sent' ? 'waiting' : 'missing',
  structure: ({ structure }) => needed(Object.values(structure).every((count) => count > 0)),
  'first-opening': ({ structure, publishedOpenings }) =>
    publishedOpenings > 0 ? 'done' : structure.programs > 0 ? 'missing' : 'not-yet',
}

import { all, byProgram, byTests, type Way } from './ways.ts'
import { countVerdicts } from './verdicts.ts'

export type Measure = {
  readonly id: string
  readonly about: string
  readonly target: string
  /** A measurement, or why there is none. */
  readonly way: Way | { readonly notMeasured: string }
}

const rights = 'apps/server/http/rights'
const request = 'apps/server/http/request'
const payments = 'features/payments/server'

/** S1 to S23 of the security requirements, in their long form. Some hours in all. */
export const measures: readonly Measure[] = [
  {
    id: 'S1',
    about: 'ASVS 5.0, levels 1 and 2',
    target: 'a verdict for each requirement, none open',
    way: all(countVerdicts, byTests(['tools/checks/verdicts.test.ts'])),
  },
  {
    id: 'S2',
    about: 'rows of other people',
    target: 'none by any model, process, expansion or print',
    way: byTests([
      `${rights}/ownership.test.ts`,
      `${rights}/own-entries.test.ts`,
      `${rights}/result-secrecy.test.ts`,
      `${rights}/merit-secrecy.test.ts`,
    ]),
  },
  {
    id: 'S3',
    about: 'filters made at random, against a naive reading',
    target: '100,000 filters, no error of the server, no other person’s row',
    way: byTests(['platform/server/model-engine/fuzz.test.ts'], { FUZZ_RUNS: '100000' }),
  },
  {
    id: 'S4',
    about: 'malformed uploads',
    target: '400 by hand and 5,000 mutations, nothing active is stored',
    way: byTests(
      [
        'platform/server/files/image.test.ts',
        'platform/server/files/pdf.test.ts',
        'features/profile/server/profile-uploads.test.ts',
        'features/documents/server/field-inputs.test.ts',
        'features/imports/server/bad-files.test.ts',
      ],
      { IMAGE_MUTATIONS: '5000' },
    ),
  },
  {
    id: 'S5',
    about: 'columns that a client may not write',
    target: 'no change by any write route',
    way: byTests([
      `${request}/requests.test.ts`,
      'platform/server/model-engine/write/write.test.ts',
    ]),
  },
  {
    id: 'S6',
    about: 'kill -9 under load',
    target: '200 deaths of the server, 50 of PostgreSQL, nothing acknowledged lost or doubled',
    way: all(
      byProgram(['e2e/crash/crash-payments.ts', '--rounds', '200']),
      byProgram(['e2e/crash/crash-payments.ts', '--rounds', '50', '--victim', 'database']),
    ),
  },
  {
    id: 'S7',
    about: 'load of 200 connections for ten minutes',
    target: 'reads p99 ≤ 250 ms, writes p99 ≤ 500 ms, errors < 0.1 %',
    way: byProgram(['bench/security/steady-load.ts', '--seconds', '600'], 2),
  },
  {
    id: 'S8',
    about: 'far more requests than can be answered',
    target: 'no crash, 503 with Retry-After, recovered within 10 s',
    way: byProgram(['bench/result-day.ts', '--share', '0.05', '--seconds', '120'], 9),
  },
  {
    id: 'S9',
    about: 'memory of 50 uploads of 5 MB at once',
    target: 'at most 512 MB',
    way: byProgram(['bench/uploads.ts'], 3),
  },
  {
    id: 'S10',
    about: 'guessed passwords',
    target: 'slowed by account and address, the owner is never locked out',
    way: byTests(['features/auth/server/passwords/guessing.test.ts']),
  },
  {
    id: 'S11',
    about: 'PostgreSQL restarted ten times under load',
    target: 'nothing acknowledged lost, errors for at most 5 s each',
    way: byProgram(['e2e/crash/crash-database.ts']),
  },
  {
    id: 'S12',
    about: 'SIGTERM under load, 20 times',
    target: 'nothing lost, ended within 10 s',
    way: byProgram(['e2e/crash/crash-payments.ts', '--rounds', '20', '--signal', 'SIGTERM']),
  },
  {
    id: 'S13',
    about: 'every fault of the wallet, 200 payments each',
    target: 'every invariant of the money holds, all converge',
    way: byTests([`${payments}/khalti/khalti-down.test.ts`], { CHAOS_PAYMENTS: '200' }),
  },
  {
    id: 'S14',
    about: 'decisions at the same moment',
    target: 'no seat, number or rupee twice',
    way: byTests([
      'kinds/entrance/server/merit/merit-races.test.ts',
      'features/programs/server/program-races.test.ts',
      'features/desk/server/desk.test.ts',
      `${payments}/vouchers/vouchers.test.ts`,
      `${payments}/day-close/day-close.test.ts`,
    ]),
  },
  {
    id: 'S15',
    about: 'one request sent many times at once',
    target: 'one effect; another body under the key is 409',
    way: byTests([`${request}/idempotency.test.ts`]),
  },
  {
    id: 'S16',
    about: 'known and unknown addresses',
    target: 'identical bytes, medians of 500 pairs at most 3 ms apart',
    way: byProgram(['bench/security/enumeration.ts'], 2),
  },
  {
    id: 'S17',
    about: 'headers of every answer, content policy',
    target: 'all of them, no unsafe-*',
    way: byTests(['apps/server/http/routes/routes.test.ts', `${request}/hostile-requests.test.ts`]),
  },
  {
    id: 'S18',
    about: 'scripts in stored texts',
    target: '60 payloads in texts that people type, none runs in Chromium',
    way: byTests(['e2e/looks/hostile-texts.spec.ts']),
  },
  {
    id: 'S19',
    about: 'secrets in logs',
    target: 'none',
    way: byTests(['platform/server/log/log.test.ts', 'apps/server/http/routes/routes.test.ts']),
  },
  {
    id: 'S20',
    about: 'backup, restored and verified',
    target: 'the ledger sums to 0, every file has its hash',
    way: byTests([
      'apps/server/commands/back-up-cluster.test.ts',
      'apps/server/commands/back-up-files.test.ts',
    ]),
  },
  {
    id: 'S21',
    about: 'power cut',
    target: 'a sync before each acknowledged payment',
    way: byProgram(['bench/security/power-cut.ts']),
  },
  {
    id: 'S22',
    about: 'guards taken away one at a time',
    target: 'each is missed by a test',
    way: byProgram(['e2e/guards.ts']),
  },
  {
    id: 'S23',
    about: 'soak',
    target: 'memory grows by at most 5 MB an hour, open files do not',
    way: byProgram(['bench/security/soak.ts', '--hours', '8'], 2),
  },
]

import { createPasswords } from '#features/auth/server/passwords/passwords.ts'
import { benchPassword } from './university.ts'

/** Passwords compared per second when nothing else is done: four at a time, as the server does. */
const seconds = 5
const passwords = await createPasswords()
const hash = await passwords.hash(benchPassword)
let done = 0
const end = performance.now() + seconds * 1_000
await Promise.all(
  Array.from({ length: 4 }, async () => {
    while (performance.now() < end) {
      await passwords.matches(benchPassword, hash)
      done++
    }
  }),
)
process.send?.(done / seconds, () => process.exit())

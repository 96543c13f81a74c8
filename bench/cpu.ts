import { shootAt } from './anchors.ts'
import { loads, warmUpSeconds } from './load/loads.ts'
import { clusterCpuMs, cpuMs } from './load/process-cpu.ts'
import { serveUniversity } from './load/served-university.ts'

/**
 * Measures the cost of one request on server and database, in ms of a core, from the kernel's process accounting: it
 * depends less than a rate on other load of the machine. `npm run bench -- cpu mine apply` measures these.
 */
const seconds = 6
const only = process.argv.slice(2)

const { origin, url, pid, stop, ...university } = await serveUniversity()
try {
  console.log(`${'act'.padEnd(12)}  server ms  database ms  answers`)
  for (const [name, load] of Object.entries(loads)) {
    if (only.length > 0 && !only.includes(name)) continue
    const { requests, status } = load(university)
    // A request of the warm-up is not repeated: a student who has applied cannot apply again.
    const first = Math.floor(requests.length / 4)
    const warmUp = { url: origin, status, requests: requests.slice(0, first) }
    await shootAt({ ...warmUp, seconds: warmUpSeconds, warmUpSeconds: 0 })
    const asked = { url: origin, status, requests: requests.slice(first) }
    const before = { server: cpuMs(pid), database: clusterCpuMs(url) }
    const { perSecond, wrongInWords } = await shootAt({ ...asked, seconds, warmUpSeconds: 0 })
    if (wrongInWords !== '') throw new Error(`${name}: not right: ${wrongInWords}`)
    const answers = perSecond * seconds
    const each = (ms: number) => (ms / answers).toFixed(3).padStart(9)
    const spent = {
      server: each(cpuMs(pid) - before.server),
      database: each(clusterCpuMs(url) - before.database),
    }
    console.log(`${name.padEnd(12)}  ${spent.server}    ${spent.database}  ${Math.round(answers)}`)
  }
} finally {
  await stop()
}

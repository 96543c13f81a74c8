const running = new Set<ReturnType<typeof setTimeout>>()

globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply(start, self, call) {
    const timer: ReturnType<typeof setTimeout> = Reflect.apply(start, self, call)
    running.add(timer)
    return timer
  },
})

/**
 * Clears the timers of a test that is over. The next test shares its modules: 20 s after a request that a test left
 * unanswered, the page of another one would say «Offline».
 */
export function clearLeftTimers(): void {
  for (const timer of running) clearTimeout(timer)
  running.clear()
}

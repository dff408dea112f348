import { setTimeout as pause } from 'node:timers/promises'

/** Asks again until it holds: a page tells WebDriver nothing by itself. `timeout` in milliseconds. */
export async function eventually(what: string, timeout: number, holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + timeout
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${timeout / 1000} s`)
    await pause(20)
  }
}

import { expect, test } from 'vitest'
import { runCommand } from '../../scripts/check/runCommand.ts'

const endless = 'node --eval setInterval(String,1000)'

test('a program that hangs is ended, and its message says what was still running', async () => {
  const progress = () => ({ done: 3, total: 9, running: ['features/a.feature: A lesson moves'] })
  const { ok, output } = await runCommand(endless, {}, { progress, silence: 150 })
  expect(ok).toBe(false)
  expect(output).toContain('it reported nothing for 0 min. Still running:\n  features/a.feature: A lesson moves')
})

test('a program that reports no progress of its own is named by its command', async () => {
  const { output } = await runCommand(endless, {}, { silence: 150 })
  expect(output).toContain(`Still running:\n  ${endless}`)
})

test('a program that makes progress may take longer than it may be silent', async () => {
  let done = 0
  const progress = () => {
    done += 1
    return { done, total: 9, running: [] }
  }
  const { ok } = await runCommand('node --eval setTimeout(String,600)', {}, { progress, silence: 150 })
  expect(ok).toBe(true)
})

test('a program that ends by itself passes or fails by its exit code', async () => {
  expect(await runCommand('node --print 7')).toEqual({ ok: true, output: '7\n' })
  expect((await runCommand('node --eval process.exit(3)')).ok).toBe(false)
})

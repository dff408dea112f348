import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { ReadProgress } from './progress.ts'

export interface CommandResult {
  readonly ok: boolean
  readonly output: string
}

export interface HangWatch {
  readonly progress?: ReadProgress | undefined
  /** In milliseconds. */
  readonly silence?: number
}

interface Hang {
  message?: string
  stop(): void
}

type Child = ChildProcessByStdio<null, Readable, Readable>

const path = [join(process.cwd(), 'node_modules', '.bin'), process.env['PATH']].join(delimiter)

// Some programs report nothing until they end, and a busy machine is many times slower.
const longestSilence = 30 * 60_000

/** Ends the program only when it hangs, however long it takes. */
export function runCommand(line: string, env: Readonly<Record<string, string>> = {}, watch: HangWatch = {}): Promise<CommandResult> {
  const [program = '', ...args] = line.split(' ')
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...process.env, PATH: path, NO_COLOR: '1', ...env },
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.stderr.on('data', (part: Buffer) => parts.push(part))
    const hang = endWhenSilent(child, line, watch)
    const end = (code: number | null, more = '') => {
      hang.stop()
      resolve({ ok: code === 0, output: `${Buffer.concat(parts)}${hang.message ?? more}` })
    }
    child.on('error', (error) => end(1, error.message))
    child.on('close', (code, signal) => end(code, signal ? `\n${line} was ended by ${signal}.` : ''))
  })
}

function endWhenSilent(child: Child, line: string, { progress, silence = longestSilence }: HangWatch): Hang {
  let lastSign = performance.now()
  let lastDone = 0
  const hear = () => {
    lastSign = performance.now()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const hang: Hang = { stop: () => clearInterval(timer) }
  const timer = setInterval(() => {
    const state = progress?.()
    if (state && state.done !== lastDone) {
      lastDone = state.done
      hear()
    }
    if (performance.now() - lastSign < silence) return
    hang.stop()
    const running = state?.running.length ? state.running : [line]
    hang.message = `\n${line} was ended: it reported nothing for ${minutesOf(silence)} min. Still running:\n  ${running.join('\n  ')}\n`
    endNow(child)
  }, silence / 30)
  return hang
}

/** Its children may keep the outputs open. */
function endNow(child: Child): void {
  const forced = setTimeout(() => child.kill('SIGKILL'), 10_000)
  child.once('exit', () => {
    clearTimeout(forced)
    child.stdout.destroy()
    child.stderr.destroy()
  })
  child.kill('SIGTERM')
}

function minutesOf(milliseconds: number): number {
  return Math.round(milliseconds / 600) / 100
}

import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

export interface Ended {
  readonly ok: boolean
  readonly output: string
}

const path = [join(process.cwd(), 'node_modules', '.bin'), process.env['PATH']].join(delimiter)

/** Runs a program of the project, its two outputs as one text. A program that hangs is ended after `minutes`. */
export function command(line: string, env: Readonly<Record<string, string>> = {}, minutes = 10): Promise<Ended> {
  const [program = '', ...args] = line.split(' ')
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...process.env, PATH: path, NO_COLOR: '1', ...env },
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: minutes * 60_000,
    })
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.stderr.on('data', (part: Buffer) => parts.push(part))
    const end = (code: number | null, more = '') => resolve({ ok: code === 0, output: `${Buffer.concat(parts)}${more}` })
    child.on('error', (error) => end(1, error.message))
    child.on('close', (code, signal) => end(code, signal ? `\n${line} was ended by ${signal}.` : ''))
  })
}

import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const environment = {
  ...process.env,
  PATH: [join(process.cwd(), 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
  NO_COLOR: '1',
}

export function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...environment, ...env },
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 20 * 60_000,
    })
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.stderr.on('data', (part: Buffer) => parts.push(part))
    child.on('error', reject)
    child.on('close', (code) => {
      const output = Buffer.concat(parts).toString()
      if (code === 0) resolve()
      else reject(new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output.slice(-4000)}`))
    })
  })
}

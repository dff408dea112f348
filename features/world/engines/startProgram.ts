import { type ChildProcess, spawn } from 'node:child_process'
import { Readable } from 'node:stream'

export interface Program {
  /** Also ends what the program has started. */
  end(): Promise<void>
}

export function startProgram(path: string, args: readonly string[], env: NodeJS.ProcessEnv): Program {
  return programOf(spawn(path, args, { detached: true, stdio: 'ignore', env }))
}

/** A display without a screen. The server finds a free number itself. */
export async function startDisplay(xvfb: string, args: readonly string[]): Promise<Program & { readonly name: string }> {
  const server = spawn(xvfb, ['-displayfd', '3', ...args], { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const program = programOf(server)
  const number = await new Promise<unknown>((resolve, reject) => {
    const [, , , pipe] = server.stdio
    if (pipe instanceof Readable) pipe.once('data', resolve)
    server.once('exit', () => reject(new Error('The virtual display ended before it was ready')))
  })
  return { ...program, name: `:${String(number).trim()}` }
}

function programOf(child: ChildProcess): Program {
  const ended = new Promise((resolve) => child.on('close', resolve))
  return {
    async end() {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid)
      await ended
    },
  }
}

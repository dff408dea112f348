import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

/** The builds of the whole check. */
const builds = ['dist', 'dist-report', 'dist-mock', 'dist-mock-report']

/** What Vitest sets for its own tests would change how the commands work. */
const ofVitest = /^(?:NODE_ENV|VITEST.*|TEST.*|MODE|DEV|PROD|SSR|BASE_URL)$/

export interface Ended {
  readonly status: number | null
  readonly output: string
}

/** A copy of the project's files, where commands may write. */
export class Checkout {
  readonly root = mkdtempSync(join(tmpdir(), 'clubhouse-commands-'))
  private readonly running = new Set<ChildProcess>()

  constructor(folders: readonly string[] = builds) {
    const files = git('.', 'ls-files', '--cached', '--others', '--exclude-standard').split('\n').filter(existsSync)
    for (const path of [...files, ...folders]) this.copy(path)
    this.linkPackages()
    git(this.root, 'init', '--quiet', '--initial-branch=main')
    git(this.root, 'add', '--all')
    git(this.root, '-c', 'user.name=Clubhouse', '-c', 'user.email=club@clubhouse.example', 'commit', '--quiet', '--message=all')
  }

  async run(line: string, more: Readonly<Record<string, string>> = {}): Promise<Ended> {
    const child = this.spawn(line, more)
    const [status] = await closed(child.process)
    return { status, output: child.output() }
  }

  /** Resolves with the first match in what the program writes; the program runs until `stop`. */
  async start(line: string, pattern: RegExp, more: Readonly<Record<string, string>> = {}): Promise<Started> {
    const { process: child, output } = this.spawn(line, more)
    const found = new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(output())
        if (match) resolve(match)
      }
      child.stdout?.on('data', look)
      child.on('close', (code) => reject(new Error(`${line} ended with ${code}:\n${output()}`)))
    })
    const [, address = ''] = await found
    return { address, output }
  }

  /** Bytes as a string of one character each. */
  read(path: string): string {
    return readFileSync(join(this.root, path), 'latin1')
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true })
    writeFileSync(join(this.root, path), text, 'latin1')
  }

  /** A PATH whose programs are those of the system but this one. */
  pathWithout(program: string): string {
    const folder = join(this.root, 'reports/programs')
    mkdirSync(folder, { recursive: true })
    const folders = (process.env['PATH'] ?? '').split(delimiter).filter(existsSync)
    const found = folders.toReversed().flatMap((from) => readdirSync(from).map((name) => [name, join(from, name)] as const))
    for (const [name, path] of new Map(found)) if (name !== program) symlinkSync(path, join(folder, name))
    return folder
  }

  /** Ends all programs, with those that they started. */
  async stop(): Promise<void> {
    await Promise.all([...this.running].map(ended))
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.root, { recursive: true, force: true, maxRetries: 5 })
  }

  private copy(path: string): void {
    cpSync(path, join(this.root, path), { recursive: true, preserveTimestamps: true })
  }

  /** One by one, so that caches in node_modules are the copy's own. */
  private linkPackages(): void {
    mkdirSync(join(this.root, 'node_modules'))
    const own = ['.cache', '.vite', '.vite-temp']
    for (const name of readdirSync('node_modules').filter((entry) => !own.includes(entry))) {
      symlinkSync(join(process.cwd(), 'node_modules', name), join(this.root, 'node_modules', name))
    }
  }

  private spawn(line: string, more: Readonly<Record<string, string>>) {
    const kept = Object.entries(process.env).filter(([name]) => !ofVitest.test(name))
    const child = spawn(line, {
      cwd: this.root,
      // A group of its own: npm's scripts are stopped with all their programs.
      ...{ shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
      env: { ...Object.fromEntries(kept), NO_COLOR: '1', ...more },
    })
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.stderr.on('data', (part: Buffer) => parts.push(part))
    this.running.add(child)
    child.on('close', () => this.running.delete(child))
    return { process: child, output: () => `${Buffer.concat(parts)}` }
  }
}

interface Started {
  readonly address: string
  readonly output: () => string
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return
  const end = closed(child)
  process.kill(-child.pid)
  await end
}

function closed(child: ChildProcess): Promise<readonly [number | null]> {
  return new Promise((resolve) => child.on('close', (code) => resolve([code])))
}

function git(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', maxBuffer: 1 << 26 })
}

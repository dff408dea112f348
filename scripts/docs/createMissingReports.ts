import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { readTests } from './coverage.ts'
import type { Assembly } from './data.ts'
import { reportFiles } from './gatherSiteData.ts'
import { readIllustrations } from './readIllustrations.ts'
import { UnreadableReportError } from './readReport.ts'
import { readRun } from './readRun.ts'

interface ReportTask {
  readonly name: string
  readonly missing: () => string | undefined
  readonly commands: readonly (readonly string[])[]
  readonly env: Readonly<Record<string, string>>
}

function features(assembly: Assembly, before: ReportTask['commands'] = []): ReportTask {
  return {
    name: `features in ${assembly}`,
    missing: () => trouble(() => [readRun(reportFiles.messages(assembly)), readIllustrations(reportFiles.scenes(assembly))]),
    commands: [...before, ['cucumber-js', '--profile', assembly]],
    env: { ASSEMBLY: assembly, PICTURES: '1' },
  }
}

const builds = [
  ['vite', 'build', '--logLevel', 'warn'],
  ['vite', 'build', '--mode', 'mock', '--logLevel', 'warn'],
]

const vitest = ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${reportFiles.tests}`]

const reportTasks: readonly ReportTask[] = [
  features('model'),
  { name: 'unit tests', missing: () => trouble(() => readTests(reportFiles.tests, '')), commands: [vitest], env: {} },
  features('browser', builds),
]

export async function createMissingReports(all: boolean, say: (text: string) => void): Promise<void> {
  for (const { name, missing, commands, env } of reportTasks) {
    const why = all && name.startsWith('features') ? 'as you wish' : missing()
    if (why === undefined) continue
    say(`${name}: running (${why})`)
    const begun = performance.now()
    for (const line of commands) await runProgram(line, env)
    const left = missing()
    if (left !== undefined) throw new Error(`${name}: the run left no report that can be read (${left})`)
    say(`${name}: ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  }
}

function trouble(read: () => unknown): string | undefined {
  try {
    read()
    return undefined
  } catch (error) {
    if (!(error instanceof UnreadableReportError)) throw error
    return error.message
  }
}

const path = [join(process.cwd(), 'node_modules', '.bin'), process.env['PATH']].join(delimiter)

export function runProgram([program = '', ...args]: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, PATH: path, ...env },
      shell: process.platform === 'win32',
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0))
  })
}

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

interface RunOptions {
  /** Runs the features although there are reports. */
  readonly again: boolean
  /** Files or folders of features; all if empty. */
  readonly only: readonly string[]
}

function features(assembly: Assembly, only: RunOptions['only'], before: ReportTask['commands'] = []): ReportTask {
  return {
    name: `features in ${assembly}`,
    missing: () => trouble(() => [readRun(reportFiles.messages(assembly)), readIllustrations(reportFiles.scenes(assembly))]),
    commands: [...before, ['cucumber-js', '--profile', assembly, ...only]],
    env: { ASSEMBLY: assembly, PICTURES: '1' },
  }
}

const builds = [
  ['node', 'scripts/buildIfChanged.ts'],
  ['node', 'scripts/buildIfChanged.ts', '--mode', 'mock'],
]

const vitest = ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${reportFiles.tests}`]

const unitTests: ReportTask = {
  name: 'unit tests',
  missing: () => trouble(() => readTests(reportFiles.tests, '')),
  commands: [vitest],
  env: {},
}

export async function createMissingReports({ again, only }: RunOptions, say: (text: string) => void): Promise<void> {
  for (const { name, missing, commands, env } of [features('model', only), unitTests, features('browser', only, builds)]) {
    const why = again && name.startsWith('features') ? 'as you wish' : missing()
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

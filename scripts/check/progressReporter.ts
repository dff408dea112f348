import { appendFileSync } from 'node:fs'
import type { Reporter, TestModule, TestSpecification } from 'vitest/node'
import type { TestFileEvent } from './progress.ts'

export default class implements Reporter {
  onTestRunStart(specifications: readonly TestSpecification[]): void {
    write({ planned: specifications.length })
  }

  onTestModuleStart(module: TestModule): void {
    write({ started: nameOf(module) })
  }

  onTestModuleEnd(module: TestModule): void {
    write({ finished: nameOf(module) })
  }
}

function write(event: TestFileEvent): void {
  const file = process.env['TEST_PROGRESS']
  if (file) appendFileSync(file, `${JSON.stringify(event)}\n`)
}

function nameOf({ project, relativeModuleId }: TestModule): string {
  return `${project.name} ${relativeModuleId}`.trim()
}

import type { FindFiles, UseCasePlan } from './useCasePlan.ts'

export function stepsOf(plan: UseCasePlan, written: ReadonlySet<string>, find: FindFiles): readonly string[] {
  const { context, name, feature } = plan
  const featureFile = `features/${context}/${feature}.feature`
  const rest = `src/adapters/rest/${context}`
  const ports = `src/application/${context}/ports`
  const steps = [
    `${featureFile}: the rule as a sentence, and the examples that differ`,
    `${oneOf(`src/domain/${context}`, '*.ts', find)}: the rule as a pure function`,
    `src/application/${context}/${name}.ts: load, decide, save; each refusal a kind of its answer`,
    `${oneOf(ports, '*.ts', find)}: the method and its promise; the port becomes an argument of ${name}`,
    `${[oneOf(rest, '{calls,*Calls}.ts', find), oneOf(rest, 'Http*.ts', find), ...ofShop(context, find)].join(', ')}: the call and its mapping; the call's row in ${rowsOf(context, find)}`,
    `${handlersOf(context, find)}: what the fake backend does`,
    `${oneOf(`src/ui/${context}`, '*/*ViewModel.ts', find)}: intents, and what the screen shows`,
    `${oneOf(`src/ui/${context}`, '*/*Screen.tsx', find)}: the screen of that view model (npm run new:screen writes a new one)`,
    compositionOf(plan, find),
  ]
  const isWritten = (step: string): boolean => written.has(step.slice(0, step.indexOf(':')))
  return steps.map((step, index) => `${index + 1}. ${isWritten(step) ? step.replace(':', ' (written):') : step}`)
}

function compositionOf({ context, name }: UseCasePlan, find: FindFiles): string {
  const file = partOf(context, find)
  const where =
    file === undefined
      ? 'the first of its context, as that of support; name its table in src/composition/screens.ts'
      : 'paste what it lacks'
  const lines = [
    `import { ${name} } from '#app/${context}/${name}'`,
    "import { Clock } from '#app/shared/ports/Clock'",
    `give(${name}, Clock)`,
  ]
  return [`${file ?? `src/composition/${context}/module.ts`}: ${where}`, ...lines.map((line) => `     ${line}`)].join('\n')
}

function oneOf(folder: string, pattern: string, find: FindFiles): string {
  return oneAmong(
    folder,
    find(`${folder}/${pattern}`).flatMap((path) => (/\.test\.tsx?$/.test(path) ? [] : [path.slice(folder.length + 1)])),
  )
}

function oneAmong(folder: string, names: readonly string[]): string {
  if (names.length === 0) return `${folder}/ (its first file)`
  return names.length === 1 ? `${folder}/${names[0]}` : `${folder}/ (one of ${names.join(', ')}, or a new one)`
}

function ofShop(context: string, find: FindFiles): readonly string[] {
  const folder = `src/adapters/shop/${context}`
  return find(`${folder}/*.ts`).length > 0 ? [oneOf(folder, '{operations,*Operations}.ts', find)] : []
}

/** Rows of the fault matrix are in files by context or part. */
function rowsOf(context: string, find: FindFiles): string {
  const folder = 'tests/faults/rows'
  return find(`${folder}/${context}.ts`)[0] ?? oneOf(folder, '*.ts', find)
}

function partOf(context: string, find: FindFiles): string | undefined {
  const folder = `src/composition/${context}`
  return find(`${folder}/*.ts`).length > 0 ? oneOf(folder, '*.ts', find) : undefined
}

/** One file, or one per part: `lessons.ts` handles `lessonCalls.ts`. */
function handlersOf(context: string, find: FindFiles): string {
  const folder = `mocks/contexts/${context}`
  const parts = find(`src/adapters/rest/${context}/*Calls.ts`).map((path) => path.replace(/^.*\/|Calls\.ts$/g, ''))
  const names = ['handlers', 'shop', ...parts, ...parts.map((part) => `${part}s`)]
  const there = names.filter((name) => find(`${folder}/${name}.ts`).length > 0).map((name) => `${name}.ts`)
  return there.length === 0 ? `${folder}/handlers.ts (new)` : oneAmong(folder, there.sort())
}

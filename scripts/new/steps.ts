import { kebab } from './names.ts'
import type { FindFiles, UseCasePlan } from './plan.ts'

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
    ...stepsOfScreen(plan, find),
    compositionOf(plan, find),
  ]
  const isWritten = (step: string): boolean => written.has(step.slice(0, step.indexOf(':')))
  return steps.map((step, index) => `${index + 1}. ${isWritten(step) ? step.replace(':', ' (written):') : step}`)
}

function stepsOfScreen({ context, name, hasScreen }: UseCasePlan, find: FindFiles): readonly string[] {
  const folder = `src/ui/${context}/${kebab(name)}`
  if (hasScreen) {
    return [
      `${folder}/${name}ViewModel.ts: intents, and what the screen shows`,
      [
        `${folder}/${name}Screen.tsx: its texts in ${textsOf(context, find)},`,
        `its address in src/ui/shell/paths.ts, its entry in src/composition/${context}/screens.ts`,
      ].join(' '),
    ]
  }
  return [
    `${oneOf(`src/ui/${context}`, '*/*ViewModel.ts', find)}: intents, and what the screen shows`,
    `${oneOf(`src/ui/${context}`, '*/*Screen.tsx', find)}: the screen of that view model`,
  ]
}

function compositionOf({ context, name, hasScreen }: UseCasePlan, find: FindFiles): string {
  const file = partOf(context, find)
  const isThere = file !== undefined
  const folder = `#ui/${context}/${kebab(name)}`
  const imports = [`import { ${name} } from '#app/${context}/${name}'`, "import { Clock } from '#app/shared/ports/Clock'"]
  const lines = [`give(${name}, Clock)`]
  if (hasScreen) {
    imports.push(`import { ${name}ViewModel } from '${folder}/${name}ViewModel.ts'`)
    lines.push(`give(${name}ViewModel, ${name})`)
  }
  const where = isThere
    ? 'paste what it lacks'
    : 'the first of its context, as that of support; name its table in src/composition/screens.ts'
  return [`${file ?? `src/composition/${context}/module.ts`}: ${where}`, ...[...imports, ...lines].map((line) => `     ${line}`)].join('\n')
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

function textsOf(context: string, find: FindFiles): string {
  const folder = `src/ui/${context}/texts`
  const parts = find(`${folder}/*/en.json`).map((path) => path.slice(folder.length + 1).replace('/en.json', ''))
  const own = `${folder}/{en,fr,ja,zh}.json`
  return parts.length === 0 ? own : `${own} (or those of a part, in ${parts.join(', ')})`
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

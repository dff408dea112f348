import { contexts } from '../contexts.ts'
import { isUseCaseName, kebab } from './names.ts'
import { stepsOf } from './steps.ts'
import { textOfFeature, textOfTest, textOfUseCase } from './templates.ts'
import type { FindFiles, UseCasePlan } from './useCasePlan.ts'

export interface PlannedFile {
  readonly path: string
  readonly text: string
}

export function problemWithContext(context: string): string | undefined {
  if (contexts.some((known) => known === context)) return undefined
  return `There is no context ${JSON.stringify(context)}. There are ${contexts.join(', ')}.`
}

export function problemWithName(name: string): string | undefined {
  if (isUseCaseName(name)) return undefined
  return `${JSON.stringify(name)} is no name of a use case: a verb and a noun in PascalCase, 28 letters at most, as RescheduleLesson.`
}

export function problemWithFeature(feature: string): string | undefined {
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(feature)) return undefined
  return `${JSON.stringify(feature)} is no name of a feature: small letters with hyphens, as waiting-list.`
}

export function likelyFeature({ context, name }: Pick<UseCasePlan, 'context' | 'name'>, find: FindFiles): string {
  const whole = kebab(name)
  const verb = whole.split('-', 1)[0] ?? whole
  return featuresOf(context, find).find((known) => known === whole || known === verb) ?? whole
}

export function featuresOf(context: string, find: FindFiles): readonly string[] {
  return find(`features/${context}/*.feature`).map((path) => path.replace(/^.*\/|\.feature$/g, ''))
}

export function planUseCase(
  wish: UseCasePlan,
  find: FindFiles,
): { readonly files: readonly PlannedFile[]; readonly steps: readonly string[] } | string {
  const files = filesOf(wish, find)
  const there = files.find(({ path }) => find(path).length > 0)
  if (there) return `${there.path} is there already.`
  return { files, steps: stepsOf(wish, new Set(files.map(({ path }) => path)), find) }
}

function filesOf({ context, name, feature }: UseCasePlan, find: FindFiles): readonly PlannedFile[] {
  const isNewFeature = !featuresOf(context, find).includes(feature)
  return [
    ...(isNewFeature ? [{ path: `features/${context}/${feature}.feature`, text: textOfFeature(name) }] : []),
    { path: `src/application/${context}/${name}.ts`, text: textOfUseCase(name) },
    { path: `src/application/${context}/${name}.test.ts`, text: textOfTest(name) },
  ]
}

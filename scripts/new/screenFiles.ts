import { languages } from '../../src/domain/shared/language.ts'
import { camel, kebab } from './names.ts'
import type { PlannedFile } from './plan.ts'
import type { ScreenPlan } from './screenPlan.ts'
import {
  entryOfScreen,
  textOfActor,
  textOfPart,
  textOfScreen,
  textOfScreenFeature,
  textOfTexts,
  textOfViewModel,
  textOfWords,
} from './screenTemplates.ts'

export function filesOfScreen(plan: ScreenPlan): readonly PlannedFile[] {
  const { context, name, titles } = plan
  const [folder, key] = [`src/ui/${context}/${kebab(name)}`, camel(name)]
  return [
    { path: `features/${context}/${kebab(name)}.feature`, text: textOfScreenFeature(name) },
    { path: `features/${context}/words/${key}.ts`, text: textOfWords(name) },
    { path: `features/${context}/actors/${name}Actor.ts`, text: textOfActor(plan) },
    { path: `${folder}/${name}ViewModel.ts`, text: textOfViewModel(name) },
    { path: `${folder}/${name}Screen.tsx`, text: textOfScreen(name) },
    ...languages.map((language) => ({
      path: `src/ui/${context}/texts/${key}/${language}.json`,
      text: textOfTexts(titles[language], language),
    })),
    { path: `src/composition/${context}/${key}.ts`, text: textOfPart(plan) },
  ]
}

/** An entry of a table in a file that is there, with what the file imports for it. */
export interface Entry {
  readonly path: string
  /** The beginning of the table. */
  readonly table: string
  readonly line: string
  readonly imports?: string
}

export function entriesOfScreen(plan: ScreenPlan): readonly Entry[] {
  const { context, name, address } = plan
  const key = camel(name)
  return [
    { path: 'src/ui/shell/paths.ts', table: 'export const paths = {', line: `${key}: '${address}',` },
    { path: `src/composition/${context}/screens.ts`, table: 'export const screens: readonly ScreenEntry[] = [', line: entryOfScreen(plan) },
    {
      path: 'src/ui/shell/i18n.ts',
      table: 'interface ResourceNamespaceMap {',
      line: `${key}: typeof ${key}`,
      imports: `import type ${key} from '../${context}/texts/${key}/en.json'`,
    },
    {
      path: `features/${context}/actors.ts`,
      table: `export const ${context}Actors = {`,
      line: `${key}: { screen: ${name}Actor },`,
      imports: `import { ${name}Actor } from './actors/${name}Actor.ts'`,
    },
    {
      path: `features/${context}/words.ts`,
      table: `export const ${context}Words: readonly Phrases[] = [`,
      line: `${key}Words,`,
      imports: `import { ${key}Words } from './words/${key}.ts'`,
    },
  ]
}

/** Undefined if the file has no such table. */
export function withEntry(text: string, { table, line, imports }: Entry): string | undefined {
  if (!text.includes(table)) return undefined
  const entered = text.replace(table, () => `${table}\n${line}`)
  return imports === undefined ? entered : `${imports}\n${entered}`
}

export function problemWithScreenName(name: string): string | undefined {
  if (name.length <= 28 && /^(?:[A-Z][a-z0-9]+)+$/.test(name)) return undefined
  return `${JSON.stringify(name)} is no name of a screen: nouns in PascalCase, 28 letters at most, as PracticeGoals.`
}

export function problemWithAddress(address: string): string | undefined {
  if (/^(?:\/[a-z]+(?:-[a-z]+)*)+$/.test(address)) return undefined
  return `${JSON.stringify(address)} is no address: small letters with hyphens, as /learn/goals.`
}

export function problemWithTitle(title: string): string | undefined {
  return title.trim() === '' ? 'A screen needs a title in each language.' : undefined
}

import { contextOf } from '../../scripts/contexts.ts'
import type { ChunkReport } from '../../scripts/vite/chunkReport.ts'

/** Chunks that are requested together on purpose. */
const together = [
  { file: /^assets\/(?:start|app)-/, screens: undefined },
  { file: /^assets\/home-/, screens: 'support' },
]

/** Packages that can compile code, with the setting that prevents it. */
const preventedEvaluators = ['node_modules/@inversifyjs/core/']

export function fakeBackendModules(report: ChunkReport): string[] {
  return pathsOf(report).filter((path) => /^mocks\/|^src\/composition\/productControls\.ts$|node_modules\/(?:msw|@msw|@mswjs)\//.test(path))
}

export function modulesThatEvaluate(report: ChunkReport): string[] {
  return report.flatMap(({ modules }) =>
    modules
      .filter(({ path, evaluates }) => evaluates && !preventedEvaluators.some((known) => path.startsWith(known)))
      .map(({ path }) => path),
  )
}

export function chunksOfSeveralContexts(report: ChunkReport): string[] {
  return report.flatMap(({ file, modules }) => {
    const owned = modules.filter(({ path }) => contextOf(`/${path}`) !== undefined)
    const known = together.find((each) => each.file.test(file))
    if (known) {
      const foreign = owned.filter(({ path }) => path.endsWith('Screen.tsx') && contextOf(`/${path}`) !== known.screens)
      return foreign.map(({ path }) => `${file} shows ${path}`)
    }
    const found = new Set(owned.map(({ path }) => contextOf(`/${path}`)))
    return found.size > 1 ? [`${file} holds ${[...found].sort().join(' and ')}`] : []
  })
}

/** In a cycle of chunks, a declaration may be used before it exists. */
export function importCycles(report: ChunkReport): string[] {
  const imports = new Map(report.map((chunk) => [chunk.file, chunk.imports]))
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const next of imports.get(from) ?? []) if (!seen.has(next)) reached(next, seen.add(next))
    return seen
  }
  return [...imports.keys()].filter((file) => reached(file).has(file))
}

export function inlineScripts(html: string, ...own: readonly (string | undefined)[]): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
  const inline = scripts.filter(([, attributes = '', text = '']) => !/\ssrc=/.test(attributes) || text.trim() !== '')
  const others = inline.filter(([, attributes, text]) => attributes !== '' || !own.includes(text)).map(([all]) => all)
  const handlers = [...html.matchAll(/<[^>]*\s(on\w+\s*=|style\s*=|(?:href|src)\s*=\s*["']?javascript:)[^>]*>/gi)].map(([all]) => all)
  return [...others, ...handlers]
}

export function bootScriptIn(html: string): string | undefined {
  return /<\/template>\s*<script>([\s\S]*?)<\/script>\s*<style>/.exec(html)?.[1]
}

export function unstyledClasses(html: string): string[] {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('')
  const markup = html.replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, '')
  const classes = [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  return [...new Set(classes)].filter((name) => name.startsWith('_') && !classesWithoutRules.test(name) && !styles.includes(`.${name}`))
}

/** These classes have no rules of their own. */
const classesWithoutRules = /^_(?:busy|idle)_/

function pathsOf(report: ChunkReport): string[] {
  return report.flatMap(({ modules }) => modules.map(({ path }) => path))
}

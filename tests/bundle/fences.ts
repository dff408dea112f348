import { contextOf } from '../../scripts/contexts.ts'
import type { ChunkReport } from '../../scripts/vite/chunkReport.ts'

/** The chunk that every page loads. */
const start = /^assets\/start-/

/** Packages that can make text into code, and are told not to. */
const told = [
  // Its container is made with `jitless`.
  'node_modules/@inversifyjs/core/',
]

export function fakes(report: ChunkReport): string[] {
  return pathsOf(report).filter((path) => /^mocks\/|node_modules\/(?:msw|@msw|@mswjs)\//.test(path))
}

export function evaluating(report: ChunkReport): string[] {
  return report.flatMap(({ modules }) =>
    modules.filter(({ path, evaluates }) => evaluates && !told.some((known) => path.startsWith(known))).map(({ path }) => path),
  )
}

/** Chunks of more than one context. What every page loads may touch several, but shows no screen. */
export function mixed(report: ChunkReport): string[] {
  return report.flatMap(({ file, modules }) => {
    const owned = modules.filter(({ path }) => contextOf(`/${path}`) !== undefined)
    if (start.test(file)) return owned.filter(({ path }) => path.endsWith('Screen.tsx')).map(({ path }) => `${file} shows ${path}`)
    const found = new Set(owned.map(({ path }) => contextOf(`/${path}`)))
    return found.size > 1 ? [`${file} holds ${[...found].sort().join(' and ')}`] : []
  })
}

/** Chunks that import themselves in a circle: what they declare may not be there yet when it is used. */
export function circles(report: ChunkReport): string[] {
  const imports = new Map(report.map((chunk) => [chunk.file, chunk.imports]))
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const next of imports.get(from) ?? []) if (!seen.has(next)) reached(next, seen.add(next))
    return seen
  }
  return [...imports.keys()].filter((file) => reached(file).has(file))
}

/** Scripts and handlers in the document itself. */
export function inlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
  const inline = scripts.filter(([, attributes = '', text = '']) => !/\ssrc=/.test(attributes) || text.trim() !== '').map(([all]) => all)
  return [...inline, ...[...html.matchAll(/<[^>]*\s(on\w+\s*=|(?:href|src)\s*=\s*["']?javascript:)[^>]*>/gi)].map(([all]) => all)]
}

function pathsOf(report: ChunkReport): string[] {
  return report.flatMap(({ modules }) => modules.map(({ path }) => path))
}

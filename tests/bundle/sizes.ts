import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { tables } from '#composition/screens'
import { precacheListOf } from '../../scripts/vite/precacheList.ts'
import { dynamicImportPath } from '../../scripts/vite/screenSources.ts'
import { type Build, brotli } from './Build.ts'
import { type Budget, budgets, shopContexts } from './sizesBudget.ts'

export type View = 'sign-in' | 'home'

export interface Size {
  readonly what: string
  readonly unit: 'kB' | ''
  readonly value: number
  readonly budget: Budget
}

/** Everything up to a working screen, without later requests. */
export function firstFiles(build: Build, view: View): ReadonlySet<string> {
  const { document, code } = documentOf(build, view)
  return build.filesBehind(...namedIn(document), ...namedIn(code))
}

export function sizesOf(build: Build): readonly Size[] {
  const signIn = documentOf(build, 'sign-in')
  const kB = (what: string, value: number, budget: Budget): Size => ({ what, unit: 'kB', value, budget })
  return [
    kB('sign-in: all JS until it works', firstScripts(build, 'sign-in'), budgets.signIn),
    kB('home: all JS until it stands', firstScripts(build, 'home'), budgets.home),
    ...furtherRoutes(build).map((route) => kB(`${route.name}: JS of its own`, ownSize(build, route), budgetOf(route))),
    ...furtherRoutes(build)
      .filter(({ context }) => context === 'returns')
      .map((route) => kB(`${route.name}: JS beyond the shop's client`, ownSize(build, route, shopFiles(build)), budgets.route)),
    kB('sign-in: CSS of the first paint', firstStyles(build, signIn), budgets.firstCss),
    kB(
      'sign-in: all CSS until it works',
      inlineIn(signIn.document, 'style') + build.sizeOf(sheetsIn(firstFiles(build, 'sign-in'))),
      budgets.signInCss,
    ),
    { what: 'sign-in: requests of the first paint', unit: '', value: 1 + namedIn(signIn.document).length, budget: budgets.requests },
    kB('JS that a first visit fetches in the background', build.sizeOf(keptScripts(build)), budgets.background),
  ]
}

const contexts = await Promise.all(Object.values(tables).map((load) => load()))

/** Shown in the place of an area's screens to those to whom the area is closed. */
const closed = {
  part: () => import('../../src/composition/session/family.ts'),
  screen: () => import('#ui/session/closed/ClosedScreen.tsx'),
}

/** A screen that comes when somebody goes there, by its sources. */
export interface Route {
  readonly name: string
  readonly context: string
  readonly part: string
  readonly screen: string
}

/** What the tables of screens name, but for the two first screens. */
export function furtherRoutes(build: Build): readonly Route[] {
  const first = new Set([...firstFiles(build, 'sign-in'), ...firstFiles(build, 'home')])
  const entries = [
    closed,
    ...contexts.flatMap(({ screens }) => screens.flatMap((entry) => [entry, ...(entry.layout ? [entry.layout] : [])])),
  ]
  const routes = new Map(
    entries
      .flatMap(({ part, screen }) => (screen ? [routeOf(dynamicImportPath(part), dynamicImportPath(screen))] : []))
      .map((route) => [route.screen, route]),
  )
  return [...routes.values()].filter(({ screen }) => !first.has(build.fileOf(screen)))
}

function routeOf(part: string, screen: string): Route {
  const [, , context = ''] = screen.split('/')
  return { name: nameOf(screen), context, part: `src/composition/${context}/${basename(part)}`, screen }
}

/** All that a route needs, whoever loads it first: in English, and with the shop's client where it asks the shop. */
export function filesOfRoute(build: Build, route: Route): ReadonlySet<string> {
  const sources = [...partsOf(route), route.screen, ...(ofShop(route.name) ? [shopClient] : [])]
  return build.filesBehind(...sources.map((source) => build.fileOf(source)))
}

/** A part with its texts, and what the whole context has, as far as there is any of it. */
function partsOf({ context, part }: Route): readonly string[] {
  const texts = `src/ui/${context}/texts`
  const sources = [`src/composition/${context}/module.ts`, `${texts}/en.json`, part, `${texts}/${basename(part, '.ts')}/en.json`]
  return sources.filter((source) => existsSync(source))
}

function ofShop(name: string): boolean {
  return shopContexts.some((context) => name.startsWith(`${context}/`))
}

export function scriptsIn(files: Iterable<string>): readonly string[] {
  return [...files].filter((file) => file.endsWith('.js'))
}

function firstScripts(build: Build, view: View): number {
  return build.sizeOf(scriptsIn(firstFiles(build, view))) + inlineIn(documentOf(build, view).document, 'script')
}

function keptScripts(build: Build): readonly string[] {
  const { first, rest } = precacheListOf(build.folder)
  const kept = new Set([...first, ...rest].map(({ path }) => path))
  return build.scripts.filter((script) => kept.has(script))
}

const shopClient = 'src/adapters/shop/ShopClient.ts'

function shopFiles(build: Build): ReadonlySet<string> {
  return build.filesBehind(build.fileOf(shopClient))
}

/** Without the files that home has loaded, or that are `known` otherwise. */
function ownSize(build: Build, route: Route, known: ReadonlySet<string> = new Set()): number {
  const home = firstFiles(build, 'home')
  return build.sizeOf(scriptsIn(filesOfRoute(build, route)).filter((file) => !home.has(file) && !known.has(file)))
}

export function budgetOf({ name, context }: Route): Budget {
  if (context === 'returns') return budgets.returnsRoute
  return ofShop(name) ? budgets.shopRoute : budgets.route
}

interface FirstDocument {
  readonly document: string
  readonly code: string
}

function documentOf({ folder }: Build, view: View): FirstDocument {
  const html = readFileSync(`${folder}/index.html`, 'utf8')
  const within = (id: string) => new RegExp(`<template id="${id}"[^>]*>([\\s\\S]*?)</template>`).exec(html)?.[1]
  const [first, code] = [within(view), within(`${view}-false`)]
  if (first === undefined || code === undefined) throw new Error(`The document in ${folder} says nothing of what ${view} needs`)
  return { document: html.replaceAll(/<template\b[\s\S]*?<\/template>/g, ''), code: first + code }
}

function namedIn(html: string): readonly string[] {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag)
  return tags.flatMap((tag) => /\s(?:src|href)="\/([^"]+\.(?:js|css))"/.exec(tag)?.[1] ?? [])
}

function inlineIn(html: string, tag: 'script' | 'style'): number {
  const texts = [...html.matchAll(new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text = '']) => text)
  return texts.reduce((sum, text) => sum + (text === '' ? 0 : brotli(text)), 0)
}

function firstStyles(build: Build, { document }: FirstDocument): number {
  return inlineIn(document, 'style') + build.sizeOf(sheetsIn(namedIn(document)))
}

function sheetsIn(files: Iterable<string>): readonly string[] {
  return [...files].filter((file) => file.endsWith('.css'))
}

function nameOf(screen: string): string {
  return screen.replace(/^src\/ui\//, '').replace(/\/[^/]+$/, '')
}

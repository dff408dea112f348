import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dotted, nodesOf, nodesWithin } from './support/syntax.ts'

/** Each private term with its standard term. */
const replaced: Readonly<Record<string, string>> = {
  AlongModel: 'AddOnsModel',
  AreaStandings: 'FeatureAccess',
  Around: 'Dependencies',
  arriving: 'lazyWithRetry',
  aDevice: 'createDevice',
  aPlace: 'renderAt',
  aShopper: 'createShopper',
  aTab: 'createTestTab',
  aTill: 'createCheckout',
  aVisitor: 'createVisitor',
  becomeBilled: 'billingAddressSet',
  Bed: 'BenchContext',
  beginAtDoor: 'redirectVisitor',
  Beside: 'RelatedProducts',
  ButtonFace: 'ButtonContent',
  Came: 'Request',
  CartTurns: 'CartQueue',
  CheckoutWord: 'CheckoutStep',
  ChoosingModel: 'ProductConfigurator',
  Cinema: 'PlaybackDependencies',
  Clockwork: 'ClockModel',
  crowd: 'bulkMembers',
  Departures: 'RegionRedirects',
  enact: 'applyScenario',
  Entrance: 'ScenarioLoader',
  Errand: 'MatchedRequest, CallGroup',
  errands: 'callGroups',
  FileShelf: 'PrecacheStore',
  FilmUsage: 'TrackPlayback',
  heedful: 'withKnownServers',
  hurries: 'submitAttempts',
  isToldMissing: 'showsErrors',
  keepCurrent: 'startBackgroundTasks',
  keepPasses: 'preserveTokens',
  KeptUsage: 'StoredEvents',
  lateCode: 'loadChunk',
  LateHtml: 'LazyHtml',
  LateScreen: 'ChunkRetryScreen',
  leftBehind: 'flushOutbox',
  LessonShelf: 'LessonCache',
  Manner: 'RunOptions',
  MeasuredLine: 'Timeline',
  NoteUsage: 'RecordPlayback',
  OpenTo: 'RequireArea',
  OrderCart: 'CheckoutOrder',
  Pulse: 'WorldAtom',
  SendUsage: 'SendAnalytics',
  Shelf: 'KeyValueStore',
  ShowingModel: 'PlaybackModel',
  sow: 'seed',
  SpecialTurns: 'Pagination',
  stagehand: 'pageInstrumentation',
  stageOf: 'productControls',
  Stamp: 'AddressLabel',
  StartAnew: 'EmptyCart',
  Storeroom: 'WorldTransfer',
  Strike: 'InjectFault',
  Suggesting: 'Autocomplete',
  Surroundings: 'BrowserEnvironment',
  takeOver: 'hydrateApp',
  tellCheckout: 'updateCheckout',
  TellCheckout: 'UpdateCheckout',
  tellMissing: 'showErrors',
  tellOthers: 'broadcast',
  TextShelf: 'TextStore',
  toldOf: 'messagesOn',
  ToldToMachines: 'StructuredData',
  Trail: 'Breadcrumbs',
  typings: 'invalidInputs',
  useGrowing: 'useIncrementalList',
  UsagePost: 'AnalyticsScheduler',
  Wish: 'BookingQuery, SearchParams, CartItemInput',
}

describe('Names', () => {
  test('use the standard terms, in code and in file names', () => {
    const files = globSync('{src,mocks,features,tests,scripts}/**/*.{ts,tsx}').filter((file) => !/generated|names\.test/.test(file))
    expect(files.flatMap((file) => termsIn(readFileSync(file, 'utf8'), file))).toEqual([])
  })

  test('report replaced terms wherever they are declared', () => {
    const source =
      'class Storeroom { tellOthers(): void {} }; const { typings } = load(); function aTab(Wish: string) { return Wish.takeOver }'
    expect(termsIn(source, 'mocks/Clockwork.ts').map((line) => line.split(':')[1]?.trim())).toEqual([
      'Clockwork is now ClockModel',
      'Storeroom is now WorldTransfer',
      'tellOthers is now broadcast',
      'typings is now invalidInputs',
      'aTab is now createTestTab',
      'Wish is now BookingQuery, SearchParams, CartItemInput',
      'takeOver is now hydrateApp',
    ])
  })
})

describe('The tokens of ports', () => {
  test('have the names of their constants, each once', () => {
    const tokens = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).flatMap((file) => [...tokensIn(readFileSync(file, 'utf8'))])
    expect(tokens.length).toBeGreaterThan(50)
    expect(tokens.filter(([constant, name]) => constant !== name)).toEqual([])
    expect(tokens.length).toBe(new Set(tokens.map(([, name]) => name)).size)
  })

  test('are read with and without a type argument', () => {
    const source = "export const Carts: Token<Carts> = token('Baskets'); const Clock = token<Clock>('Clock'); const other = carts('Carts')"
    expect([...tokensIn(source)]).toEqual([
      ['Carts', 'Baskets'],
      ['Clock', 'Clock'],
    ])
  })
})

function termsIn(source: string, file: string): readonly string[] {
  const names = [basename(file).replace(/\..*$/, ''), ...identifiersIn(source)]
  return [...new Set(names)].filter((name) => Object.hasOwn(replaced, name)).map((name) => `${file}: ${name} is now ${replaced[name]}`)
}

/** Sources without any of these terms need not be parsed. */
const anyTerm = new RegExp(`\\b(?:${Object.keys(replaced).join('|')})\\b`)

function* identifiersIn(source: string): Generator<string> {
  if (!anyTerm.test(source)) return
  for (const { type, value } of nodesOf(source)) if (type === 'Identifier' && typeof value === 'string') yield value
}

/** The constant and the name of each `const X = token('Y')`. */
function* tokensIn(source: string): Generator<readonly [constant: string | undefined, name: unknown]> {
  if (!/\btoken[<(]/.test(source)) return
  for (const { type, id, init } of nodesOf(source)) {
    if (type !== 'VariableDeclarator') continue
    const [call] = nodesWithin(init)
    if (call?.['type'] !== 'CallExpression' || dotted(call['callee']) !== 'token') continue
    const literal = [...nodesWithin(call['arguments'])].find((node) => node['type'] === 'StringLiteral')
    yield [dotted(id), literal?.['value']]
  }
}

import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dotted, nodesOf, nodesWithin } from './support/syntax.ts'

/** Each private term with its standard term. */
const replaced: Readonly<Record<string, string>> = {
  aChance: 'nextAttempt',
  aCheckout: 'createCheckoutModel',
  aDevice: 'createDevice',
  AlongModel: 'AddOnsModel',
  aMethod: 'buildShippingMethod',
  aPlace: 'renderAt',
  aPlan: 'selectPlan',
  AreaStandings: 'FeatureAccess',
  Around: 'Dependencies',
  arriving: 'lazyWithRetry',
  aShop: 'createShop',
  aShopper: 'createShopper',
  aTab: 'createTestTab',
  aTill: 'createCheckout',
  aVisitor: 'createVisitor',
  becomeBilled: 'billingAddressSet',
  Bed: 'BenchContext',
  beginAtDoor: 'redirectVisitor',
  beginAtTop: 'scrollToTopOnNavigation',
  BehindScreens: 'UseCaseRun',
  behindScreens: 'useCaseView',
  bendsTime: 'usesVirtualTime',
  Beside: 'RelatedProducts',
  breaths: 'pollDelays',
  ButtonFace: 'ButtonContent',
  Came: 'Request',
  CartTurns: 'CartQueue',
  CheckoutWord: 'CheckoutStep',
  ChoosingModel: 'ProductConfigurator',
  Cinema: 'PlaybackDependencies',
  Clockwork: 'ClockModel',
  closedDoor: 'Promise.withResolvers',
  comeAnew: 'reloadPage',
  comeHome: 'resetToRealTime',
  crowd: 'bulkMembers',
  Departures: 'RegionRedirects',
  doneAlready: 'alreadyDoneDeviations',
  enact: 'applyScenario',
  enterAnew: 'switchPlayer',
  Entrance: 'ScenarioLoader',
  Errand: 'MatchedRequest, CallGroup',
  errands: 'callGroups',
  FileShelf: 'PrecacheStore',
  FilmUsage: 'TrackPlayback',
  findServers: 'retryConfiguration',
  FirstServer: 'ServerChain',
  forGood: 'immutableCacheControl',
  giveBack: 'releaseContext',
  GrowingFile: 'TailedFile',
  heedful: 'withKnownServers',
  homeStands: 'isHomeShown',
  hurries: 'submitAttempts',
  InjectedTrouble: 'FaultInjector',
  isLetIn: 'releaseScripts',
  isToldMissing: 'showsErrors',
  keepCurrent: 'startBackgroundTasks',
  keepingCodeAlone: 'withOnlyCode',
  keepPasses: 'preserveTokens',
  keepsPlaceSecret: 'denyLocation',
  KeptReason: 'RefusalReason',
  KeptUsage: 'StoredEvents',
  lastResort: 'browserTimeout',
  lateCode: 'loadChunk',
  LateHtml: 'LazyHtml',
  lateParts: 'deferredParts',
  LateScreen: 'ChunkRetryScreen',
  leftBehind: 'flushOutbox',
  LessonShelf: 'LessonCache',
  letGo: 'release',
  literally: 'escapeRegExp',
  Manner: 'RunOptions',
  MeasuredLine: 'Timeline',
  NoPages: 'UnavailablePageLoading',
  NoteUsage: 'RecordPlayback',
  opensSlowly: 'holdScripts',
  OpenTo: 'RequireArea',
  OrderCart: 'CheckoutOrder',
  pagesBeside: 'siteOfServer',
  peculiarity: 'linkObstacle',
  ProductWatch: 'LeakDetector',
  protagonist: 'activeMember',
  Pulse: 'WorldAtom',
  ReadAgain: 'ReloadHint',
  reasonAgainst: 'denialReason',
  redInWords: 'describeFailures',
  refusesToKeep: 'blockStorage',
  ReportTrouble: 'UnreadableReportError',
  runWhatIsMissing: 'createMissingReports',
  sees: 'expectEventually',
  sendLeftovers: 'sendStoredWrites',
  SendUsage: 'SendAnalytics',
  sentOnce: 'writeOnce',
  sentUnread: 'writeUnverified',
  Shelf: 'KeyValueStore',
  shoot: 'renderVideo',
  shortly: 'abbreviate',
  ShowingModel: 'PlaybackModel',
  sitting: 'acquireContext',
  sow: 'seed',
  speakLater: 'retryLanguageOnline',
  SpecialTurns: 'Pagination',
  stagehand: 'pageInstrumentation',
  stageOf: 'productControls',
  Stamp: 'AddressLabel',
  StandingClock: 'FixedClock, StoppedClock',
  StandingVideo: 'VideoStub',
  standsIn: 'setLocation',
  StartAnew: 'EmptyCart',
  steadyRandom: 'seededRandom',
  Storeroom: 'WorldTransfer',
  Strike: 'InjectFault',
  Suggesting: 'Autocomplete',
  Surroundings: 'BrowserEnvironment',
  TabLife: 'TabLifecycle',
  takeAwayTheRest: 'removeUnrequestedFiles',
  TakenOver: 'EarlyViewEnd',
  takeOver: 'hydrateApp',
  TellCheckout: 'UpdateCheckout',
  tellCheckout: 'updateCheckout',
  tellMissing: 'showErrors',
  tellOthers: 'broadcast',
  tellSizes: 'describeSizes',
  TextShelf: 'TextStore',
  timesComeAnew: 'automaticReloads',
  toldOf: 'messagesOn',
  ToldToMachines: 'StructuredData',
  Tongue: 'StepLanguage',
  Trail: 'Breadcrumbs',
  turnAway: 'showSignIn',
  turnEye: 'togglePassword',
  typings: 'invalidInputs',
  unpacking: 'restoreItemsIn',
  unusableIn: 'unusablePaths',
  UsagePost: 'AnalyticsScheduler',
  useGrowing: 'useIncrementalList',
  Viewings: 'PlaybackRecords',
  waitsAtMost: 'limitWaits',
  wayBack: 'internalPath',
  willHaveKept: 'waitUntilPrecached',
  Wish: 'BookingQuery, SearchParams, CartItemInput',
  WorldFork: 'TableSnapshot',
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

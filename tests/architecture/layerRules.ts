import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser'
import { contexts, layers } from '../../scripts/contexts.ts'

const testFile = '\\.test\\.tsx?$'
const context = contexts.join('|')
const contextFolder = `^(?:src/(?:${layers.join('|')})|mocks/contexts)`
const npm = (...names: string[]) => `(?:^|/)node_modules/(?:${names.join('|')})/`

export const layerRules: readonly (IForbiddenRuleType & { readonly name: string })[] = [
  {
    name: 'domain',
    comment: 'The domain imports only the domain.',
    from: { path: '^src/domain/', pathNot: testFile },
    to: { pathNot: '^src/domain/' },
  },
  {
    name: 'application',
    comment: 'The application imports only the domain, itself and rxjs.',
    from: { path: '^src/application/', pathNot: testFile },
    to: { pathNot: `^src/(?:domain|application)/|${npm('rxjs')}` },
  },
  {
    name: 'ui',
    comment: 'Screens and view models ask through ports: no adapter, no HTTP or GraphQL client, no container.',
    from: { path: '^src/ui/', pathNot: testFile },
    to: { path: `^src/adapters/|${npm('axios', '@apollo', 'graphql', 'inversify', '@inversifyjs')}` },
  },
  {
    name: 'adapters',
    comment: 'An adapter knows no screen and no wiring.',
    from: { path: '^src/adapters/', pathNot: testFile },
    to: { path: '^src/(?:ui|composition)/' },
  },
  {
    name: 'mocks',
    comment: 'The fake backend shares the call declarations and the scoring of golf with the product, and nothing else.',
    from: { path: '^mocks/', pathNot: ['^mocks/(?:desk|media/drawing)/', testFile] },
    to: {
      path: '^src/',
      pathNot: [
        '^src/adapters/rest/(?:call|schemas)\\.ts$',
        '^src/adapters/rest/[^/]+/(?:calls|\\w+Calls)\\.ts$',
        '^src/adapters/rest/[^/]+/[^/]+/(?:calls|\\w+Calls)\\.ts$',
        '^src/adapters/shop/shopCall\\.ts$',
        '^src/adapters/shop/[^/]+/(?:operations|\\w+Operations)\\.ts$',
        '^src/adapters/shop/[^/]+/[^/]+/(?:operations|\\w+Operations)\\.ts$',
        '^src/adapters/.+\\.generated\\.ts$',
        // The published rules of golf, not the product's own rules.
        '^src/domain/rounds/scoring/[^/]+\\.ts$',
      ],
    },
  },
  {
    name: 'desk',
    comment: "The QA desk wears the product's design system, and knows nothing else of the product.",
    from: { path: '^mocks/desk/', pathNot: testFile },
    to: { path: '^src/', pathNot: '^src/ui/kit/' },
  },
  {
    name: 'drawing',
    comment: "The code that draws the videos shares the product's drawings, and nothing else.",
    from: { path: '^mocks/media/drawing/', pathNot: testFile },
    to: { path: '^src/', pathNot: '^src/ui/kit/art/' },
  },
  {
    name: 'drawing-apart',
    comment: 'The fake backend serves the finished videos and never draws them.',
    from: { path: '^mocks/', pathNot: ['^mocks/media/drawing/', testFile] },
    to: { path: '^mocks/media/drawing/' },
  },
  {
    name: 'desk-late',
    comment: 'The fake backend answers without its desk, which is a chunk of its own.',
    from: { path: '^mocks/', pathNot: ['^mocks/desk/', testFile] },
    to: { path: '^mocks/desk/', dynamic: false, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no-mocks-in-src',
    comment: 'Only src/main.tsx reaches the fake backend.',
    from: { path: '^src/', pathNot: ['^src/main\\.tsx$', testFile] },
    to: { path: '^mocks/' },
  },
  {
    name: 'mocks-late',
    comment: 'src/main.tsx imports the fake backend dynamically, behind the mock mode.',
    from: { path: '^src/main\\.tsx$' },
    to: { path: '^mocks/', dynamic: false },
  },
  {
    name: 'contexts',
    comment: 'A context asks another through a port of its own, bridged in the composition.',
    from: { path: `${contextFolder}/(${context})/`, pathNot: testFile },
    to: { path: `${contextFolder}/(?:${context})/`, pathNot: `${contextFolder}/$1/` },
  },
  {
    name: 'shared',
    comment: 'What all contexts share knows none of them.',
    from: { path: '^src/(?:domain/shared|application/shared|ui/kit)/', pathNot: testFile },
    to: { path: `${contextFolder}/(?:${context})/` },
  },
  {
    name: 'wiring',
    comment: 'Only the composition imports adapters.',
    from: { path: '^src/', pathNot: ['^src/(?:composition|adapters|boot)/', testFile] },
    to: { path: '^src/adapters/' },
  },
  {
    name: 'boot',
    comment:
      "The document's script stands in every document: beside its own it holds names and the smallest of rules. Early requests are the client's own.",
    from: { path: '^src/boot/', pathNot: testFile },
    to: {
      pathNot: [
        '^src/boot/',
        '^src/adapters/browser/(?:keys|page|device/systemTime)\\.ts$',
        '^src/adapters/rest/(?:address|headers)\\.ts$',
        '^src/domain/session/(?:session|summaryWidth)\\.ts$',
        '^src/domain/shared/language\\.ts$',
        '^src/ui/shell/(?:paths|wide)\\.ts$',
      ],
    },
  },
  {
    name: 'container',
    comment: 'Only the composition knows the container.',
    from: { path: '^(?:src|mocks)/', pathNot: '^src/composition/' },
    to: { path: npm('inversify', '@inversifyjs', 'reflect-metadata') },
  },
  {
    name: 'lazy-screens',
    comment: 'What runs in Node, which reads no .tsx, reaches screens by dynamic import.',
    from: { path: '^(?:src|mocks|features)/.+\\.ts$' },
    to: { path: '\\.tsx$', dynamic: false, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no-tests-shipped',
    comment: 'Product and fake backend import no tests, features or scripts; served pages get the one policy and its headers.',
    from: { path: '^(?:src|mocks)/', pathNot: testFile },
    to: { path: `^(?:tests|features|scripts)/|${testFile}`, pathNot: '^scripts/(?:contentSecurityPolicy|hosting/headers)\\.ts$' },
  },
  {
    name: 'no-circle',
    comment: 'No module imports itself in a circle, not even by a type or a dynamic import.',
    from: { pathNot: '^features/' },
    to: { circular: true },
  },
  {
    name: 'no-circle-in-features',
    comment: 'As above; in features a dynamic import opens a circle.',
    from: { path: '^features/' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
  },
  {
    name: 'resolved',
    comment: 'An import that leads nowhere would slip through the other rules.',
    from: {},
    to: { couldNotResolve: true },
  },
]

/** Without `parser`, dependency-cruiser would not read TypeScript. */
export const options: ICruiseOptions = {
  parser: 'swc',
  doNotFollow: { path: 'node_modules' },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'default', 'types', 'browser'],
    extensions: ['.ts', '.tsx', '.js'],
  },
}

import { type Plugin, parseSync, Visitor } from 'vite'

/** Functions of libraries that the product doesn't call. The build replaces their bodies by a `throw`. */
const unused: readonly { readonly module: RegExp; readonly functions: RegExp }[] = [
  {
    // Decorated classes, and resolvers compiled by `eval`, which the Content-Security-Policy forbids.
    module: /\/@inversifyjs\/core\/lib\/planning\/calculations\/\w+\.js$/,
    functions: /^build(?:\w+Jit|\w*ConstructorArguments?Resolver|NoActivationsInstanceBindingNodeResolver)$/,
  },
  {
    // View models read and write the data instead: there are no loaders that could redirect, no fetchers, and nothing to revalidate.
    module: /\/react-router\/dist\/production\/lib\/router\/router\.js$/,
    functions:
      /^(?:fetch|handleAction|handleFetcherAction|handleFetcherLoader|normalizeRedirectLocation|revalidate|startRedirectNavigation)$/,
  },
  {
    module: /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    functions: /^(?:getRouteInstrumentationUpdates|instrumentClientSideRouter)$/,
  },
  {
    // No server renders the product.
    module: /\/react-router\/dist\/production\/lib\/(?:dom\/lib|errors|hooks)\.js$/,
    functions: /^(?:decodeRouteErrorResponseDigest|deserializeErrors|RSCErrorHandler)$/,
  },
  {
    // Inversify defines and reads metadata; it neither lists nor deletes them, and finds no other polyfill.
    module: /\/reflect-metadata\/ReflectLite\.js$/,
    functions:
      /^(?:CreateFallbackProvider|deleteMetadata|getMetadataKeys|getOwnMetadataKeys|hasMetadata|Iterator\w+|Ordinary(?:DeleteMetadata|MetadataKeys|OwnMetadataKeys))$/,
  },
  {
    // `fetchOnIntent` prefetches links.
    module: /\/react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/,
    functions: /^PrefetchPageLinks$/,
  },
]

export function unusedParts(): Plugin {
  return {
    name: 'clubhouse:unused-parts',
    apply: 'build',
    transform: {
      filter: { id: unused.map(({ module }) => module) },
      handler(code, id) {
        const names = unused.filter(({ module }) => module.test(id)).map(({ functions }) => functions)
        return { code: withoutBodies(code, (name) => names.some((each) => each.test(name))), map: null }
      },
    },
  }
}

export function withoutBodies(code: string, isLeftOut: (name: string) => boolean): string {
  const bodies: { readonly start: number; readonly end: number; readonly name: string }[] = []
  new Visitor({
    FunctionDeclaration: ({ id, body }) => {
      if (id && body && isLeftOut(id.name)) bodies.push({ start: body.start, end: body.end, name: id.name })
    },
  }).visit(parseSync('module.js', code).program)
  return bodies
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end, name }) => `${rest.slice(0, start)}{ throw new Error('left out: ${name}') }${rest.slice(end)}`, code)
}

import { type Plugin, parseSync, Visitor } from 'vite'

/** Functions of libraries for what the product does not use. What calls one of them all the same throws, and names it. */
const unused: readonly { readonly module: RegExp; readonly functions: RegExp }[] = [
  {
    // Bindings of decorated classes, and resolvers compiled by `eval`, which the content security policy forbids.
    module: /\/@inversifyjs\/core\/lib\/planning\/calculations\/\w+\.js$/,
    functions: /^build(?:\w+Jit|\w*ConstructorArguments?Resolver|NoActivationsInstanceBindingNodeResolver)$/,
  },
  {
    // Actions and fetchers: view models read and write the data.
    module: /\/react-router\/dist\/production\/lib\/router\/router\.js$/,
    functions: /^(?:handleAction|handleFetcherAction|handleFetcherLoader)$/,
  },
  {
    module: /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    functions: /^(?:getRouteInstrumentationUpdates|instrumentClientSideRouter)$/,
  },
  {
    // Links fetch nothing in advance: `fetchOnIntent` does.
    module: /\/react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/,
    functions: /^PrefetchPageLinks$/,
  },
]

/** Leaves them out of the build. */
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

/** The code with another body in the place of each function whose name is left out. */
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

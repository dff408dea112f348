import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import { unusedLibraryFunctions } from './unusedFunctions.ts'

/** For the production build alone: the fake backend and its QA desk call some of these functions. */
export function removeUnusedFunctions(): Plugin {
  return {
    name: 'clubhouse:unused-parts',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    transform: {
      filter: { id: unusedLibraryFunctions.map(({ module }) => module) },
      handler(code, id) {
        const names = unusedLibraryFunctions.filter(({ module }) => module.test(id)).map(({ functions }) => functions)
        return { code: replaceBodies(code, (name) => names.some((each) => each.test(name))), map: null }
      },
    },
  }
}

interface NamedFunction {
  readonly name: string
  readonly body: { readonly start: number; readonly end: number }
}

export function replaceBodies(code: string, isLeftOut: (name: string) => boolean): string {
  return functionsIn(code)
    .filter(({ name }) => isLeftOut(name))
    .sort((one, other) => other.body.start - one.body.start)
    .filter(({ body }, index, all) => !all.slice(index + 1).some((outer) => outer.body.end > body.end))
    .reduce((rest, { name, body: { start, end } }) => `${rest.slice(0, start)}{ throw Error('left out: ${name}') }${rest.slice(end)}`, code)
}

/**
 * Declared functions by their names, methods as `Class.method`, assigned functions as their target is written, the default export as
 * `default`. What a module exports under another name has that one.
 */
function functionsIn(code: string): readonly NamedFunction[] {
  const found: NamedFunction[] = []
  const exported = new Map<string, string>()
  const add = (name: string, value: ESTree.Node | null) => {
    if (value && isFunction(value) && value.body) found.push({ name, body: value.body })
  }
  const addMethods = ({ id, body }: ESTree.Class) => {
    for (const member of body.body) {
      if (member.type === 'MethodDefinition' && member.key.type === 'Identifier') add(`${id?.name}.${member.key.name}`, member.value)
    }
  }
  new Visitor({
    FunctionDeclaration: (declared) => add(declared.id?.name ?? '', declared),
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier') add(id.name, init)
    },
    ExportDefaultDeclaration: ({ declaration }) => {
      add('default', declaration.type === 'LogicalExpression' ? declaration.right : declaration)
    },
    AssignmentExpression: ({ left, right }) => add(code.slice(left.start, left.end), right),
    ClassDeclaration: addMethods,
    ClassExpression: addMethods,
    ExportSpecifier: ({ local, exported: { start, end } }) => void exported.set(code.slice(local.start, local.end), code.slice(start, end)),
  }).visit(parseSync('module.js', code).program)
  return found.map(({ name, body }) => ({ name: name.replace(/^[^.]+/, (local) => exported.get(local) ?? local), body }))
}

function isFunction(node: ESTree.Node): node is ESTree.Function | ESTree.ArrowFunctionExpression {
  return node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'
}

import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import { unusedCases, unusedLibraryFunctions } from './unusedFunctions.ts'

/** For the production build alone: the fake backend and its QA desk call some of these functions. */
export function removeUnusedFunctions(): Plugin {
  return {
    name: 'clubhouse:unused-parts',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    transform: {
      filter: { id: unusedLibraryFunctions.map(({ module }) => module) },
      handler(code, id) {
        const names = unusedLibraryFunctions.filter(({ module }) => module.test(id)).map(({ functions }) => functions)
        const cases = unusedCases.filter(({ module }) => module.test(id))
        const rest = cases.reduce((left, { of, values }) => removeCases(left, of, values), code)
        return { code: replaceBodies(rest, (name) => names.some((each) => each.test(name))), map: null }
      },
    },
  }
}

interface NamedFunction {
  readonly name: string
  readonly body: { readonly start: number; readonly end: number }
}

/** Without the function's name: the names of all of them are 2 kB. An unminified build shows it in the stack. */
const instead = `{ throw Error('left out') }`

export function replaceBodies(code: string, isLeftOut: (name: string) => boolean): string {
  return functionsIn(code)
    .filter(({ name }) => isLeftOut(name))
    .sort((one, other) => other.body.start - one.body.start)
    .filter(({ body }, index, all) => !all.slice(index + 1).some((outer) => outer.body.end > body.end))
    .reduce((rest, { body: { start, end } }) => `${rest.slice(0, start)}${instead}${rest.slice(end)}`, code)
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

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Leaves out the cases of all switches over what `of` matches. What they declare for other cases is declared by the function. */
export function removeCases(code: string, of: RegExp, values: readonly number[]): string {
  const { program } = parseSync('module.js', code)
  const bodies: ESTree.Node[] = []
  const switches: ESTree.SwitchStatement[] = []
  const addBody = ({ body }: { readonly body: ESTree.Node | null }) => {
    if (body?.type === 'BlockStatement') bodies.push(body)
  }
  new Visitor({
    FunctionDeclaration: addBody,
    FunctionExpression: addBody,
    ArrowFunctionExpression: addBody,
    SwitchStatement: (statement) => {
      if (of.test(code.slice(statement.discriminant.start, statement.discriminant.end))) switches.push(statement)
    },
  }).visit(program)
  const edits = switches.flatMap((statement) => {
    const left = leftOut(statement, values)
    const body = bodies.filter(({ start, end }) => start < statement.start && end > statement.end).at(-1)
    const names = left.flatMap(({ start, end }) => variablesIn(program, start, end))
    return body && names.length > 0 ? [...left, { start: body.start + 1, end: body.start + 1, text: ` var ${names.join(', ')};` }] : left
  })
  return edited(code, edits)
}

function leftOut({ cases }: ESTree.SwitchStatement, values: readonly number[]): readonly Edit[] {
  let isReached = false
  return cases.flatMap(({ start, end, test, consequent }) => {
    if (test?.type !== 'Literal' || !values.some((value) => value === test.value)) {
      isReached = !isEnd(consequent.at(-1))
      return []
    }
    const [first] = consequent
    if (!isReached || !first) return [{ start, end, text: '' }]
    isReached = !isEnd(consequent.at(-1))
    return [{ start, end: first.start, text: '' }]
  })
}

function isEnd(statement: ESTree.Node | undefined): boolean {
  if (statement?.type === 'BlockStatement') return isEnd(statement.body.at(-1))
  return statement !== undefined && /^(?:Return|Break|Throw|Continue)Statement$/.test(statement.type)
}

function variablesIn(program: ESTree.Program, from: number, to: number): readonly string[] {
  const names: string[] = []
  new Visitor({
    VariableDeclaration: ({ kind, start, end, declarations }) => {
      if (kind !== 'var' || start < from || end > to) return
      for (const { id } of declarations) if (id.type === 'Identifier') names.push(id.name)
    },
  }).visit(program)
  return names
}

/** Of edits within others the outer ones. */
function edited(code: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((one, other) => other.start - one.start || other.end - one.end)
    .filter(
      ({ start, end }, _index, all) =>
        !all.some((outer) => outer.start <= start && outer.end >= end && outer.end - outer.start > end - start),
    )
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code)
}

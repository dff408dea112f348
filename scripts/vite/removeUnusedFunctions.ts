import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import { type ReplacedConstants, type ReplacedFunctions, replacedConstants, replacedFunctions, unusedCases } from './unusedFunctions.ts'

/** For the production build alone: the fake backend and its QA desk call some of these functions. */
export function removeUnusedFunctions(): Plugin {
  return {
    name: 'clubhouse:unused-parts',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    transform: {
      filter: { id: [...replacedFunctions, ...replacedConstants].map(({ module }) => module) },
      handler(code, id) {
        const isHere = ({ module }: { readonly module: RegExp }) => module.test(id)
        const reached = unusedCases.filter(isHere).reduce((left, { of, values }) => removeCases(left, of, values), code)
        const replaced = replaceBodies(reached, replacedFunctions.filter(isHere))
        return { code: replaceConstants(replaced, replacedConstants.filter(isHere)), map: null }
      },
    },
  }
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

interface NamedFunction {
  readonly name: string
  readonly body: ESTree.Node
  /** A method that overrides none goes as a whole, and a call of it fails by itself. */
  readonly method?: ESTree.Node | undefined
}

/** Without the function's name: the names of all of them are 2 kB. An unminified build shows it in the stack. */
const leftOutBody = `{ throw Error('left out') }`

/** Inversify's modules bind these methods of others, called or not. */
const boundElsewhere = /^(?:getAll|getAllAsync|getAsync|isBound|(?:re|un)bind(?:Async)?)$/

export function replaceBodies(code: string, replaced: readonly Omit<ReplacedFunctions, 'module'>[]): string {
  return edited(
    code,
    functionsIn(code).flatMap(({ name, body, method }) => {
      const replacement = replaced.find(({ functions }) => functions.test(name))
      if (!replacement) return []
      if (replacement.result !== undefined) return [{ start: body.start, end: body.end, text: `{ return ${replacement.result} }` }]
      const { start, end } = method ?? body
      return [{ start, end, text: method ? '' : leftOutBody }]
    }),
  )
}

/**
 * Declared functions by their names, methods as `Class.method`, assigned functions as their target is written, functions in a call by
 * the name of its result, the default export as `default`. What a module exports under another name has that one.
 */
function functionsIn(code: string): readonly NamedFunction[] {
  const found: NamedFunction[] = []
  const exported = new Map<string, string>()
  const add = (name: string, value: ESTree.Node | null | undefined, method?: ESTree.Node) => {
    if (value && isFunction(value) && value.body) found.push({ name, body: value.body, method })
  }
  const addMethods = ({ id, superClass, body }: ESTree.Class) => {
    for (const member of body.body) {
      if (member.type !== 'MethodDefinition' || member.key.type !== 'Identifier') continue
      const { name } = member.key
      const canGo = member.kind === 'method' && !superClass && !boundElsewhere.test(name) && !code.includes(`.${name}.bind(`)
      add(`${id?.name}.${name}`, member.value, canGo ? member : undefined)
    }
  }
  new Visitor({
    FunctionDeclaration: (declared) => add(declared.id?.name ?? '', declared),
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier') add(id.name, init?.type === 'CallExpression' ? init.arguments.find(isFunction) : init)
    },
    ExportDefaultDeclaration: ({ declaration }) => {
      add('default', declaration.type === 'LogicalExpression' ? declaration.right : declaration)
    },
    AssignmentExpression: ({ left, right }) => add(code.slice(left.start, left.end), right),
    ClassDeclaration: addMethods,
    ClassExpression: addMethods,
    ExportSpecifier: ({ local, exported: { start, end } }) => void exported.set(code.slice(local.start, local.end), code.slice(start, end)),
  }).visit(parseSync('module.js', code).program)
  return found.map(({ name, ...rest }) => ({ name: name.replace(/^[^.]+/, (local) => exported.get(local) ?? local), ...rest }))
}

export function replaceConstants(code: string, replaced: readonly Omit<ReplacedConstants, 'module'>[]): string {
  if (replaced.length === 0) return code
  const edits: Edit[] = []
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const replacement = id.type === 'Identifier' && replaced.find(({ constants }) => constants.test(id.name))
      if (replacement && init) edits.push({ start: init.start, end: init.end, text: replacement.value })
    },
  }).visit(parseSync('module.js', code).program)
  return edited(code, edits)
}

function isFunction(node: ESTree.Node): node is ESTree.Function | ESTree.ArrowFunctionExpression {
  return node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'
}

/** Leaves out the cases of all switches over what `of` matches. What they declare for other cases is declared by the function. */
export function removeCases(code: string, of: RegExp, values: readonly number[]): string {
  const bodies: ESTree.Node[] = []
  const switches: ESTree.SwitchStatement[] = []
  const declared: ESTree.VariableDeclaration[] = []
  const addBody = ({ body }: { readonly body: ESTree.Node | null }) => {
    if (body?.type === 'BlockStatement') bodies.push(body)
  }
  new Visitor({
    FunctionDeclaration: addBody,
    FunctionExpression: addBody,
    ArrowFunctionExpression: addBody,
    VariableDeclaration: (declaration) => {
      if (declaration.kind === 'var') declared.push(declaration)
    },
    SwitchStatement: (statement) => {
      if (of.test(code.slice(statement.discriminant.start, statement.discriminant.end))) switches.push(statement)
    },
  }).visit(parseSync('module.js', code).program)
  const edits = switches.flatMap((statement) => {
    const left = leftOut(statement, values)
    const body = bodies.filter(({ start, end }) => start < statement.start && end > statement.end).at(-1)
    const within = declared.filter((each) => left.some(({ start, end }) => each.start >= start && each.end <= end))
    const names = within.flatMap(({ declarations }) => declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : [])))
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

import { dotted, nodesOf, nodesWithin } from './syntax.ts'

const declarations: Readonly<Record<string, string>> = {
  AssignmentPatternProperty: 'key',
  ClassDeclaration: 'identifier',
  FunctionDeclaration: 'identifier',
  ImportDefaultSpecifier: 'local',
  ImportNamespaceSpecifier: 'local',
  ImportSpecifier: 'local',
  Parameter: 'pat',
  TsInterfaceDeclaration: 'id',
  TsTypeAliasDeclaration: 'id',
  VariableDeclarator: 'id',
}

/** Parts whose identifiers are names of properties or types. */
const notValues: Readonly<Record<string, string>> = {
  KeyValueProperty: 'key',
  MemberExpression: 'property',
  TsPropertySignature: 'key',
  TsTypeReference: 'typeName',
}

/** Names and members of names, such as `URL.canParse`, except of what the file itself declares or imports. */
export function usedNames(source: string): readonly string[] {
  const nodes = [...nodesOf(source)]
  const partOf = (node: (typeof nodes)[number], parts: typeof declarations) => node[parts[`${node['type']}`] ?? '']
  const parameters = nodes.flatMap(({ type, params }) => (type === 'ArrowFunctionExpression' && Array.isArray(params) ? params : []))
  const own = new Set([...nodes.map((node) => partOf(node, declarations)), ...parameters].map(dotted))
  const others = new Set(nodes.flatMap((node) => [...nodesWithin(partOf(node, notValues))]))
  const names = nodes.filter((node) => !others.has(node) || node['type'] === 'MemberExpression').flatMap((node) => dotted(node) ?? [])
  return [...new Set(names)].filter((name) => !own.has(name.split('.')[0]))
}

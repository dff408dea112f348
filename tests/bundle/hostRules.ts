interface HostRule {
  readonly path: string
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/** As Netlify and Cloudflare Pages read it. */
export function parseHeadersFile(text: string): readonly HostRule[] {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [path = '', ...lines] = part.trim().split('\n')
      const headers = lines.map((line) => {
        const at = line.indexOf(':')
        return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const
      })
      return { path, headers }
    })
}

/** All matching rules apply; values of one header are joined. */
export function headersByRules(rules: readonly HostRule[], pathname: string): Readonly<Record<string, string>> {
  const headers = new Headers()
  for (const rule of rules) {
    if (!matches(rule.path, pathname)) continue
    for (const [name, value] of rule.headers) headers.append(name, value)
  }
  return Object.fromEntries(headers)
}

function matches(path: string, pathname: string): boolean {
  return path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : path === pathname
}

export function headersInNginx(text: string): ReadonlyMap<string, Readonly<Record<string, string>>> {
  return blocksIn(text, /^location (?:= (?=\/\S)|~ |\^~ )?(.+) \{$/, /add_header (\S+) "([^"]*)" always;/)
}

export function headersInCaddy(text: string): ReadonlyMap<string, Readonly<Record<string, string>>> {
  return blocksIn(text, /^ {2}((?:header|handle)(?: \S+)?) \{$/, /^\s+(?:header )?([\w-]+) "([^"]*)"$/)
}

function blocksIn(text: string, head: RegExp, header: RegExp): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const found = new Map<string, Record<string, string>>()
  let current: Record<string, string> = {}
  for (const line of text.split('\n')) {
    const [, name] = head.exec(line) ?? []
    if (name !== undefined) {
      current = {}
      found.set(name, current)
    }
    const [, key, value] = header.exec(line) ?? []
    if (key !== undefined && value !== undefined) current[key.toLowerCase()] = value
  }
  return found
}

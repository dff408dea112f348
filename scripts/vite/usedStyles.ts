interface Rule {
  readonly head: string
  readonly body: string
}

/** Without rules for other classes, and without properties that neither these rules nor `others` use. */
export function usedStyles(css: string, classes: ReadonlySet<string>, others = ''): string {
  return withUsedProperties(shownRules(css, classes), others)
}

/** Repeats until no property is used only by unused ones. */
function withUsedProperties(css: string, others: string): string {
  const used = new Set([...(css + others).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const kept = css.replaceAll(/(--[\w-]+):[^;}]*;?/g, (all, name: string) => (used.has(name) ? all : ''))
  return kept === css ? css : withUsedProperties(kept, others)
}

export function classesIn(markups: readonly string[]): ReadonlySet<string> {
  return new Set(markups.flatMap((markup) => [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))))
}

/** The rules for these classes, with all their properties. */
export function shownRules(css: string, classes: ReadonlySet<string>): string {
  return rulesOf(css)
    .map(({ head, body }) => {
      if (/^@(?:media|supports|container)\b/.test(head)) {
        const within = shownRules(body, classes)
        return within && `${head}{${within}}`
      }
      return head.startsWith('@') || head.split(',').some((selector) => bearsUpon(selector, classes)) ? `${head}{${body}}` : ''
    })
    .join('')
}

function bearsUpon(selector: string, classes: ReadonlySet<string>): boolean {
  const named = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
  return named.every((name) => classes.has(name))
}

function rulesOf(css: string): readonly Rule[] {
  const rules: Rule[] = []
  let [depth, start, open] = [0, 0, 0]
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{' && depth++ === 0) open = at
    if (css[at] !== '}' || --depth > 0) continue
    rules.push({ head: css.slice(start, open), body: css.slice(open + 1, at) })
    start = at + 1
  }
  return rules
}

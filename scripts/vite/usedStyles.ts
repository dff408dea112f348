import { type SelectorComponent, transform, type Visitor } from 'lightningcss'

type Visits = Visitor<Record<string, never>>

/** The rules for these classes, without properties that neither these rules nor `others` use. */
export function usedStyles(css: string, classes: ReadonlySet<string>, others = ''): string {
  return withUsedProperties(shownRules(css, classes), others)
}

/** The rules for these classes, with all their properties. */
export function shownRules(css: string, classes: ReadonlySet<string>): string {
  const isShown = (selector: readonly SelectorComponent[]) => selector.every((part) => part.type !== 'class' || classes.has(part.name))
  return visited(css, { Rule: { style: ({ value }) => (value.selectors.some(isShown) ? undefined : []) } })
}

/** Repeats until no property is used only by unused ones. */
function withUsedProperties(css: string, others: string): string {
  const used = new Set<string>()
  visited(css + others, {
    Variable({ name }) {
      used.add(name.ident)
    },
  })
  const kept = visited(css, { Declaration: { custom: ({ name }) => (name.startsWith('--') && !used.has(name) ? [] : undefined) } })
  return kept.length === css.length ? css : withUsedProperties(kept, others)
}

function visited(css: string, visitor: Visits): string {
  return `${transform({ filename: 'views.css', code: Buffer.from(css), minify: true, visitor }).code}`
}

export function classesIn(markups: readonly string[]): ReadonlySet<string> {
  return new Set(markups.flatMap((markup) => [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))))
}

import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya'
import type { PageTexts } from '../browser/pageTexts.ts'
import { escapeRegExp } from './escapeRegExp.ts'

type Role = Parameters<typeof getByRoleSelector>[0]
type RoleOptions = NonNullable<Parameters<typeof getByRoleSelector>[1]>
type Values = Readonly<Record<string, string | number>>
type Select = (words: PageTexts) => string

/** What follows is in the frame's page. */
export const enterFrame = ' >> internal:control=enter-frame >> '

/**
 * A name is a key of the product's texts, in whose gaps any text fits unless values fill them; or what people call a thing in every language.
 */
export type Name = string | Named
interface Named {
  readonly pattern: (words: PageTexts) => string | RegExp
}

/** A key with the values of its gaps; in the others any text fits. */
export function filled(key: string, values: Values): Named {
  return {
    pattern: (words) => {
      const { source } = words.pattern(key)
      const text = source.replaceAll(/\(\?<(\w+)>.+?\)/g, (gap, name: string) =>
        name in values ? escapeRegExp(String(values[name])) : gap,
      )
      return new RegExp(`^\\s*(?:${withoutNames(text)})\\s*$`)
    },
  }
}

/** A name that is data: of a lesson, a coach, a product. */
export function called(name: string): Named {
  return { pattern: () => name }
}

/** The name is followed by more, such as a price. */
export function beginning(name: string, { wholeWord = false } = {}): Named {
  return { pattern: () => new RegExp(`^\\s*${escapeRegExp(name)}${wholeWord ? '(?!\\w)' : ''}`) }
}

/** What someone means on a screen. It becomes a selector of Playwright in the language of the page. */
export class Target {
  readonly isToggle: boolean
  private readonly select: Select

  constructor(select: Select, { isToggle = false } = {}) {
    this.select = select
    this.isToggle = isToggle
  }

  selector(words: PageTexts): string {
    return this.select(words)
  }

  within(place: Target): Target {
    return this.changed((words) => `${place.select(words)} >> ${chained(this.select(words))}`)
  }

  /** In the page of another site that the frame shows. */
  inFrame(frame: Target): Target {
    return this.changed((words) => `${frame.select(words)}${enterFrame}${this.select(words)}`)
  }

  having(part: Target): Target {
    return this.and('internal:has', part)
  }

  without(part: Target): Target {
    return this.and('internal:has-not', part)
  }

  withText(name: Name): Target {
    return this.changed((words) => `${this.select(words)} >> internal:has-text=${textIn(patternOf(name, words))}`)
  }

  or(other: Target): Target {
    return this.and('internal:or', other)
  }

  /** From 0; -1 is the last. */
  at(index: number): Target {
    return this.changed((words) => `${this.select(words)} >> nth=${index}`)
  }

  private and(engine: string, other: Target): Target {
    return this.changed((words) => `${this.select(words)} >> ${engine}=${JSON.stringify(other.select(words))}`)
  }

  private changed(select: Select): Target {
    return new Target(select, { isToggle: this.isToggle })
  }
}

const toggles: readonly Role[] = ['radio', 'checkbox', 'switch']

export function byRole(role: Role, name?: Name, options: Omit<RoleOptions, 'name' | 'exact'> = {}): Target {
  const select: Select = (words) => {
    const pattern = name === undefined ? undefined : patternOf(name, words)
    return getByRoleSelector(role, { ...options, ...(pattern === undefined ? {} : { name: pattern, exact: true }) })
  }
  return new Target(select, { isToggle: toggles.includes(role) })
}

function kind(role: Role) {
  return (name?: Name, options?: Omit<RoleOptions, 'name' | 'exact'>) => byRole(role, name, options)
}

export const button = kind('button')
export const link = kind('link')
export const tab = kind('tab')
export const panel = kind('tabpanel')
export const field = kind('textbox')
/** For a date or a time. */
export const dateField = kind('group')
export const select = kind('combobox')
export const radio = kind('radio')
export const checkbox = kind('checkbox')
export const toggle = kind('switch')
export const group = kind('radiogroup')
export const region = kind('region')
export const aside = kind('complementary')
export const navigation = kind('navigation')
export const dialog = kind('dialog')
export const alert = kind('alert')
export const status = kind('status')
export const list = kind('list')
export const item = kind('listitem')
export const grid = kind('grid')
export const cell = kind('gridcell')
export const main = byRole('main')

export function heading(level?: number, name?: Name): Target {
  return byRole('heading', name, level === undefined ? {} : { level })
}

/** What a list of terms says of one of them. */
export function fact(term: Name): Target {
  return new Target((words) => {
    const pattern = patternOf(term, words)
    const matches = typeof pattern === 'string' ? `text-is(${JSON.stringify(pattern)})` : `text-matches(${JSON.stringify(pattern.source)})`
    return `css=dt:${matches} + dd`
  })
}

/** A field by its label: one for a password has no role. */
export function labelled(name: Name): Target {
  return new Target((words) => getByLabelSelector(patternOf(name, words), { exact: true }))
}

/** A text on the screen, whatever shows it. */
export function text(name: Name): Target {
  return new Target((words) => getByTextSelector(patternOf(name, words), { exact: true }))
}

/** Times, amounts and parts that no reader hears by name: `time`, `data`, `[data-part=coach]`. Never a class. */
export function part(css: string): Target {
  return new Target(() => `css=${css}`)
}

/** A part of a row or card, by the name that the product gives it. */
export function named(name: string): Target {
  return part(`[data-part=${name}]`)
}

function patternOf(name: Name, words: PageTexts): string | RegExp {
  if (typeof name !== 'string') return name.pattern(words)
  const pattern = words.pattern(name)
  return isPlain(pattern) ? words(name) : new RegExp(`^\\s*(?:${withoutNames(pattern.source)})\\s*$`)
}

function isPlain({ source }: RegExp): boolean {
  return !source.includes('(?<') && !source.includes('|')
}

/** The same gap may occur twice in one expression. */
function withoutNames(source: string): string {
  return source.replaceAll(/\(\?<\w+>/g, '(?:')
}

/** Both sides of an `or` are in the place. */
function chained(selector: string): string {
  return selector.includes(' >> internal:or=') ? `internal:chain=${JSON.stringify(selector)}` : selector
}

function textIn(pattern: string | RegExp): string {
  return typeof pattern === 'string' ? `${JSON.stringify(pattern)}i` : String(pattern)
}

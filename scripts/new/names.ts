const longest = 28

export function isUseCaseName(text: string): boolean {
  return text.length <= longest && /^(?:[A-Z][a-z0-9]+){2,}$/.test(text)
}

export function kebab(name: string): string {
  return wordsOf(name).join('-').toLowerCase()
}

export function camel(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

export function sentence(name: string): string {
  const [first = '', ...others] = wordsOf(name)
  return [first, ...others.map((word) => word.toLowerCase())].join(' ')
}

function wordsOf(name: string): readonly string[] {
  return name.match(/[A-Z][a-z0-9]*/g) ?? []
}

const fields = 'input[type="password"], input[autocomplete$="-password"]'
const shortest = 6

export function passwordsOn(page: Document): readonly string[] {
  return [...page.querySelectorAll<HTMLInputElement>(fields)].map(({ value }) => value).filter(({ length }) => length >= shortest)
}

export function storedPasswords(passwords: ReadonlySet<string>, items: Iterable<readonly [string, string]>): readonly string[] {
  const found = [...items].filter(([, text]) => [...passwords].some((password) => text.includes(password)))
  return found.map(([key]) => `A password is stored as ${key}`)
}

const titles: Readonly<Record<string, string>> = {
  '/returns/shipping-label.svg': 'Shipping label',
  '/returns/packing-slip.svg': 'Packing slip',
}

/** What the shop attaches to a return, to be printed. */
export function documentNamed(path: string): string | undefined {
  const title = titles[path]
  if (title === undefined) return undefined
  const bars = Array.from(
    { length: 40 },
    (_, index) => `<rect x="${40 + index * 8}" y="180" width="${1 + ((index * 7) % 5)}" height="80"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" font-family="sans-serif"><rect x="10" y="10" width="380" height="280" fill="#fff" stroke="#000"/><text x="40" y="60" font-size="24">${title}</text><text x="40" y="100" font-size="16">Clubhouse Returns, 4 Fescue Way, Chicago</text>${bars.join('')}</svg>`
}

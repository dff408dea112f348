import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { configuration } from '#adapters/browser/location/configuration'
import { contentSecurityPolicy } from '../../scripts/contentSecurityPolicy.ts'
import { allowedOriginsOf } from '../../scripts/hosting/allowedOrigins.ts'
import { securityHeaders } from '../../scripts/hosting/headers.ts'
import { nginxSnippet } from '../../scripts/hosting/hostFiles.ts'

const policy = contentSecurityPolicy(['https://api.jp.clubhouse.example'])

function injectedStyles(): string[] {
  return globSync('node_modules/{react-aria,react-aria-components,react-stately}/dist/**/*.mjs').flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const constants = new Map([...source.matchAll(/const ([\w$]+) = '([^']*)'/g)].map(([, name, value]) => [name, value]))
    return [...source.matchAll(/style\.textContent = `([^`]*)`/g)].map(([, text = '']) =>
      text.replace(/\$\{([\w$]+)\}/g, (_all, name: string) => constants.get(name) ?? '').trim(),
    )
  })
}

test('the policy allows exactly the styles that React Aria injects', () => {
  const styles = injectedStyles()
  expect(styles.length).toBeGreaterThan(0)
  const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  expect(policy.match(/'sha256-[^']+'/g)?.sort()).toEqual([...new Set(hashes)].sort())
})

test('the policy allows connections to the given origins and to its own', () => {
  expect(policy).toContain("connect-src 'self' https://api.jp.clubhouse.example;")
  expect(contentSecurityPolicy([])).toContain("connect-src 'self';")
})

test('the policy allows frames and POST requests for the named banks only', () => {
  expect(contentSecurityPolicy([], '', { banks: ['https://bank.example'] })).toContain(
    "form-action 'self' https://bank.example; frame-src 'self' https://bank.example;",
  )
  expect(policy).toContain("form-action 'self'; frame-src 'self';")
})

test('the policy allows framing only by the product itself and the named pages', () => {
  expect(policy).toContain("frame-ancestors 'self';")
  expect(contentSecurityPolicy([], '', { embedders: ['https://app.example'] })).toContain("frame-ancestors 'self' https://app.example;")
})

test('the policy allows only the product’s own scripts, and no code compiled from text', () => {
  expect(policy).toContain("default-src 'self'; script-src 'self';")
  expect(policy).toContain("object-src 'none'; base-uri 'none';")
  expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types clubhouse default dompurify$/)
  expect(policy).not.toMatch(/unsafe|\*/)
})

test('the policy allows exactly the inline scripts and styles of the document', () => {
  const document =
    '<style>a{}</style><script>go()</script><script type="module" src="/a.js"></script><style id="fonts" media="x">b{}</style>'
  const [script = '', style = ''] = ['script-src', 'style-src'].map((name) =>
    contentSecurityPolicy([], document)
      .split('; ')
      .find((directive) => directive.startsWith(name)),
  )
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(script).toBe(`script-src 'self' ${hash('go()')}`)
  expect(style.endsWith(`${hash('a{}')} ${hash('b{}')}`)).toBe(true)
})

test('violations are reported to the address of the configuration', () => {
  const configured = configuration.parse({ reports: 'https://reports.example/csp' })
  const { reports } = allowedOriginsOf([], configured)
  const headers = securityHeaders(contentSecurityPolicy([], '', { reports }), reports)
  expect(headers['content-security-policy']).toMatch(/; report-uri https:\/\/reports\.example\/csp; report-to csp$/)
  expect(headers['reporting-endpoints']).toBe('csp="https://reports.example/csp"')
  expect(nginxSnippet(headers, {})).toContain(String.raw`add_header reporting-endpoints "csp=\"https://reports.example/csp\"" always;`)
  expect(securityHeaders(policy)).not.toHaveProperty('reporting-endpoints')
})

import { fixedFiles, type Headers, hashedFilesFolder, immutableCacheControl, revalidateCacheControl } from './headers.ts'

/** Netlify and Cloudflare Pages join values of a header from two rules, so each header is in one rule only. */
export function headersFile(headers: Headers, homeHeaders: Headers, base: string): string {
  const rules: readonly (readonly [path: string, headers: Headers])[] = [
    [`${base}*`, headers],
    [`${base}${hashedFilesFolder}*`, { 'cache-control': immutableCacheControl }],
    [base, { 'cache-control': revalidateCacheControl, ...homeHeaders }],
    ...fixedFiles.map((file) => [base + file, { 'cache-control': revalidateCacheControl }] as const),
  ]
  return rules
    .map(([path, own]) => [path, ...lines(own, (name, value) => `  ${name}: ${value}`)].join('\n'))
    .join('\n\n')
    .concat('\n')
}

export function nginxSnippet(headers: Headers, homeHeaders: Headers): string {
  // A location with its own headers inherits none.
  const location = (match: string, caching: string, files: string, more: Headers = {}) =>
    block(`location ${match}`, [
      ...lines({ ...headers, 'cache-control': caching, ...more }, (name, value) => `add_header ${name} ${quoted(value)} always;`),
      `try_files ${files};`,
    ])
  return [
    // Except for certificate validation.
    block('location ~ /\\.(?!well-known/)', ['return 404;']),
    block('location = /_headers', ['return 404;']),
    location(`^~ /${hashedFilesFolder}`, immutableCacheControl, '$uri =404'),
    ...fixedFiles.map((file) => location(`= /${file}`, revalidateCacheControl, '$uri =404')),
    location('= /', revalidateCacheControl, '/index.html =404', homeHeaders),
    location('/', revalidateCacheControl, '$uri /index.html'),
  ].join('\n')
}

export function caddySnippet(headers: Headers, homeHeaders: Headers): string {
  const handle = (match: string, caching: string, more: readonly string[]) =>
    block(`handle${match}`, [`header cache-control "${caching}"`, ...more, 'file_server'])
  return block('(clubhouse)', [
    block(
      'header',
      lines(headers, (name, value) => `${name} ${quoted(value)}`),
    ).trimEnd(),
    '@hidden path */.* /_headers',
    block('handle @hidden', ['respond 404']).trimEnd(),
    handle(` /${hashedFilesFolder}*`, immutableCacheControl, []).trimEnd(),
    `@fixed path ${fixedFiles.map((file) => `/${file}`).join(' ')}`,
    handle(' @fixed', revalidateCacheControl, []).trimEnd(),
    '@home path /',
    handle(
      ' @home',
      revalidateCacheControl,
      lines(homeHeaders, (name, value) => `header ${name} ${quoted(value)}`),
    ).trimEnd(),
    handle('', revalidateCacheControl, ['try_files {path} /index.html']).trimEnd(),
  ])
}

export const containerServer = block('server', [
  'listen 8080;',
  'server_tokens off;',
  'root /usr/share/nginx/html;',
  'include /etc/nginx/clubhouse.conf;',
])

export const containerfile = `FROM docker.io/nginxinc/nginx-unprivileged:1.28-alpine
COPY deploy/nginx.conf /etc/nginx/clubhouse.conf
COPY deploy/server.conf /etc/nginx/conf.d/default.conf
COPY dist /usr/share/nginx/html
EXPOSE 8080
`

export const containerIgnore = '*\n!deploy/nginx.conf\n!deploy/server.conf\n!dist\n'

function lines(headers: Headers, line: (name: string, value: string) => string): readonly string[] {
  return Object.entries(headers).map(([name, value]) => line(name, value))
}

function block(head: string, content: readonly string[]): string {
  const indented = content.flatMap((each) => each.split('\n')).map((line) => `  ${line}`)
  return [`${head} {`, ...indented, '}', ''].join('\n')
}

/** nginx and Caddy quote alike. */
function quoted(value: string): string {
  return `"${value.replaceAll('"', String.raw`\"`)}"`
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod/mini'
import { configuration } from '../../src/adapters/browser/location/configuration.ts'
import { contentSecurityPolicy, fakeServers } from '../contentSecurityPolicy.ts'
import { type AllowedOrigins, allowedOriginsOf, productionPages } from '../hosting/allowedOrigins.ts'
import { chosenSites, sitesFile } from '../hosting/chosenSites.ts'
import { homeHeadersFor, securityHeaders } from '../hosting/headers.ts'
import { caddySnippet, containerfile, containerIgnore, containerServer, headersFile, nginxSnippet } from '../hosting/hostFiles.ts'
import { reportFolder } from './chunkReport.ts'

const deploy = 'deploy'
/** Cloudflare Pages ignores longer lines. */
const longestLine = 2000

export function hosting(): Plugin {
  let folder: string | undefined
  let isMock = false
  let base = '/'
  return {
    name: 'clubhouse:hosting',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      isMock = config.mode === 'mock'
      base = config.base
    },
    writeBundle({ dir }) {
      folder = dir
    },
    // The policy contains the hashes of the final document.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (folder === undefined) return
        const reach = isMock ? { servers: [fakeServers], banks: [], embedders: [], reports: undefined } : reachIn(folder)
        const document = readFileSync(join(folder, 'index.html'), 'utf8')
        const policy = contentSecurityPolicy(reach.servers, document, reach)
        const headers = securityHeaders(policy, reach.reports)
        const homeHeaders = homeHeadersFor(document)
        writeFileSync(join(folder, '_headers'), headersFile(headers, homeHeaders, base))
        if (policy.length > longestLine && !isMock) {
          this.warn('_headers has a line that Cloudflare Pages ignores: see docs/deployment.md on naming fewer servers')
        }
        if (isMock) return
        writeFileSync(join(reportFolder(folder), sitesFile), chosenSites())
        const place = join(folder, '..', deploy)
        mkdirSync(place, { recursive: true })
        const files = {
          'nginx.conf': nginxSnippet(headers, homeHeaders),
          'server.conf': containerServer,
          Caddyfile: caddySnippet(headers, homeHeaders),
          Containerfile: containerfile,
          'Containerfile.dockerignore': containerIgnore,
        }
        for (const [name, text] of Object.entries(files)) writeFileSync(join(place, name), text)
      },
    },
  }
}

function reachIn(folder: string): AllowedOrigins {
  const sites = chosenSites()
  const pages = sites ? sites.split(',') : productionPages
  return allowedOriginsOf(pages, z.parse(configuration, JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'))))
}

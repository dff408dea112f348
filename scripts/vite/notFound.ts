import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect, Plugin } from 'vite'

const servers = /^\/(api|v2|schedule|graphql)(\/|\?|$)/
const asset = /^\/assets\/[^?]+/

/** Vite would answer with the document. */
export function notFound(): Plugin {
  return {
    name: 'clubhouse:not-found',
    configureServer(server) {
      server.middlewares.use(answer(server.config.publicDir))
    },
    configurePreviewServer(server) {
      server.middlewares.use(answer(join(server.config.root, server.config.build.outDir)))
    },
  }
}

function answer(folder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const address = request.url ?? '/'
    const path = asset.exec(address)?.[0]
    const missing = servers.test(address) || (path !== undefined && !existsSync(join(folder, path)))
    if (!missing) return next()
    response.writeHead(404, { 'content-type': 'text/plain' })
    response.end('Not found')
  }
}

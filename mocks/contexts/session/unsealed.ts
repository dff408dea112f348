import * as z from 'zod/mini'
import type { Region } from '../../http/regions.ts'
import type { World } from '../../world/World.ts'
import { privateKeyOf } from './regionKeys.ts'

const content = z.object({ jwt_token: z.string(), rememberMe: z.boolean() })

/** Undefined if it is for another region, older than two minutes, or used. */
export async function unsealed(world: World, region: Region, authToken: string): Promise<z.infer<typeof content> | undefined> {
  const jwk = await privateKeyOf(region)
  if (!jwk) return undefined
  const { importJWK, jwtDecrypt } = await import('jose')
  const currentDate = new Date(world.now().epochMilliseconds)
  const options = { currentDate, maxTokenAge: '2m', keyManagementAlgorithms: ['RSA-OAEP-256'], contentEncryptionAlgorithms: ['A256GCM'] }
  const opened = await jwtDecrypt(authToken, await importJWK(jwk, 'RSA-OAEP-256'), options).catch(() => undefined)
  const read = z.safeParse(content, opened?.payload)
  // Each encryption ends in a unique tag.
  const id = authToken.split('.').at(-1) ?? ''
  if (!read.success || world.seals.find(id)) return undefined
  await world.seals.add({ id })
  return read.data
}

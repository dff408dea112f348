import { EncryptJWT, importJWK } from 'jose'
import type { PublicKey } from '../hosts.ts'

const algorithm = 'RSA-OAEP-256'
const lifetime = { minutes: 2 }

interface Content {
  readonly jwtToken: string
  readonly rememberMe: boolean
}

interface Envelope {
  readonly key: PublicKey
  readonly now: Temporal.Instant
}

export async function encryptToken({ jwtToken, rememberMe }: Content, { key, now }: Envelope): Promise<string> {
  return new EncryptJWT({ jwt_token: jwtToken, rememberMe })
    .setProtectedHeader({ alg: algorithm, enc: 'A256GCM' })
    .setIssuedAt(secondsOf(now))
    .setExpirationTime(secondsOf(now.add(lifetime)))
    .encrypt(await importJWK({ ...key }, algorithm))
}

function secondsOf(instant: Temporal.Instant): number {
  return Math.floor(instant.epochMilliseconds / 1000)
}

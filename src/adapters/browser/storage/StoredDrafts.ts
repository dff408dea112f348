import * as z from 'zod/mini'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { Draft, Drafts, KeptDraft } from '#app/shared/ports/Drafts'
import { childrenOf, parentOf } from '#domain/session/family'
import { isAuthenticated, type Session } from '#domain/session/session'
import { laterKeys } from '../keys.ts'
import type { DeviceStorage } from './DeviceStorage.ts'

const record = z.array(z.object({ form: z.string(), owner: z.string(), draft: z.record(z.string(), z.string()) }))
type Entry = z.infer<typeof record>[number]

export class StoredDrafts implements Drafts {
  private readonly storage: Pick<DeviceStorage, 'session'>
  private readonly session: Pick<CurrentSession, 'value' | 'changes'>

  constructor(storage: Pick<DeviceStorage, 'session'>, session: Pick<CurrentSession, 'value' | 'changes'>) {
    this.storage = storage
    this.session = session
  }

  open(form: string, receive: (kept: KeptDraft) => void): () => void {
    const { owner } = this
    if (owner !== undefined) {
      receive(this.kept(form, owner))
      return () => undefined
    }
    const waiting = this.session.changes.subscribe(() => {
      if (this.owner === undefined) return
      waiting.unsubscribe()
      receive(this.kept(form, this.owner))
    })
    return () => waiting.unsubscribe()
  }

  private kept(form: string, owner: string): KeptDraft {
    return {
      value: this.entries.find((entry) => entry.form === form && entry.owner === owner)?.draft,
      keep: (draft) => {
        // A form that outlives its session by a moment may only remove its draft.
        if (owner === this.owner || Object.keys(draft).length === 0) this.keep(form, owner, draft)
      },
    }
  }

  private keep(form: string, owner: string, draft: Draft): void {
    const others = this.entries.filter((entry) => (entry.owner === owner ? entry.form !== form : this.mayWait(entry)))
    const entries = Object.keys(draft).length > 0 ? [...others, { form, owner, draft }] : others
    if (entries.length > 0) this.storage.session.write(laterKeys.drafts, entries)
    else this.storage.session.remove(laterKeys.drafts)
  }

  /** A visitor may be a player whose session has expired. While a player is signed in, only the family's drafts are kept. */
  private mayWait({ owner }: Entry): boolean {
    const { value } = this.session
    return !isAuthenticated(value) || [parentOf(value)?.id, ...childrenOf(value).map(({ id }) => id)].includes(owner)
  }

  private get owner(): string | undefined {
    return ownerIn(this.session.value)
  }

  private get entries(): readonly Entry[] {
    return this.storage.session.read(laterKeys.drafts, record) ?? []
  }
}

function ownerIn(session: Session): string | undefined {
  return isAuthenticated(session) ? (session.child?.id ?? session.player?.id) : visitor
}

const visitor = ''

import * as calls from '#adapters/rest/learning/swingCalls'
import { Swings } from '#app/learning/ports/Swings'
import { SendSwing } from '#app/learning/SendSwing'
import { row } from '../Row.ts'

const id = 'swing-latest-1'

export const rows = [
  row(calls.mySwings, (ask) => ask(Swings).list()),
  row(calls.mySwing, (ask) => ask(Swings).byId(id)),
  row(calls.sendSwing, (ask) => ask(SendSwing).execute({ swing: { id, comments: [] }, comment: 'Are the hips late?' })),
]

import { WithdrawnOrders } from '#app/commerce/deposit/WithdrawnOrders'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

export const part: Part = { module: provide(({ share }) => share(WithdrawnOrders)) }

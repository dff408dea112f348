import { postForm } from '#adapters/browser/device/postForm'
import type { BrowserEnvironment } from '#adapters/browser/environment'
import { RestClient } from '#adapters/rest/RestClient'
import { HttpAttachments } from '#adapters/rest/returns/HttpAttachments'
import { ShopConversations, ShopReturns } from '#adapters/shop/returns/ShopReturns'
import { AddTracking } from '#app/returns/AddTracking'
import { FollowConversation } from '#app/returns/FollowConversation'
import { MessageExchange } from '#app/returns/MessageExchange'
import { PlaceReturn } from '#app/returns/PlaceReturn'
import { Attachments } from '#app/returns/ports/Attachments'
import { Conversations } from '#app/returns/ports/Conversations'
import { OrderedItems } from '#app/returns/ports/OrderedItems'
import { Returns } from '#app/returns/ports/Returns'
import { SendMessage } from '#app/returns/SendMessage'
import { UploadAttachment } from '#app/returns/UploadAttachment'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { Drafts } from '#app/shared/ports/Drafts'
import { PageVisibility } from '#app/shared/ports/PageVisibility'
import { AttachmentsModel } from '#ui/returns/attachments/AttachmentsModel.ts'
import { ConversationModel } from '#ui/returns/conversation/ConversationModel.ts'
import { MessageRemoval } from '#ui/returns/conversation/MessageRemoval.ts'
import { RatingEditor } from '#ui/returns/detail/RatingEditor.ts'
import { ReturnViewModel } from '#ui/returns/detail/ReturnViewModel.ts'
import { TrackingEditor } from '#ui/returns/detail/TrackingEditor.ts'
import { ReturnsViewModel } from '#ui/returns/list/ReturnsViewModel.ts'
import { RequestViewModel } from '#ui/returns/request/RequestViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import { CommerceOrderedItems } from '../bridges/CommerceOrderedItems.ts'
import { OpenPart, type Part } from '../part.ts'
import { provide } from '../provide.ts'
import { BrowserEnvironmentToken, LoadShopClient, MediaAddress, UploadAddress } from '../root.ts'

const module = provide(({ give, share, shareFrom }) => {
  share(Returns, ShopReturns, LoadShopClient, MediaAddress)
  share(Conversations, ShopConversations, LoadShopClient, UploadAddress)
  share(OrderedItems, CommerceOrderedItems, OpenPart)
  shareFrom(
    Attachments,
    (client: RestClient, { files }: BrowserEnvironment) => new HttpAttachments(client, files?.post ?? postForm),
    RestClient,
    BrowserEnvironmentToken,
  )

  give(PlaceReturn, Returns, Connectivity)
  give(AddTracking, Returns, Connectivity)
  give(UploadAttachment, Attachments)
  give(AttachmentsModel, UploadAttachment)
  give(MessageRemoval, Conversations, Clock, PageVisibility)
  give(SendMessage, Conversations, Connectivity)
  give(FollowConversation, Clock, PageVisibility)
  give(MessageExchange, Conversations, SendMessage, FollowConversation)
  give(ConversationModel, MessageExchange, Drafts, AttachmentsModel, MessageRemoval)
  give(TrackingEditor, AddTracking, Returns, Drafts)
  give(RatingEditor, Returns, Drafts)
  give(ReturnsViewModel, Returns, Clock, Drafts)
  give(RequestViewModel, Returns, OrderedItems, PlaceReturn, Drafts, AttachmentsModel)
  give(ReturnViewModel, Returns, Clock, ConversationModel, TrackingEditor, RatingEditor)
})

export const part: Part = {
  requires: () => [import('../session/drafts.ts')],
  module,
  texts: textsIn('returns', (language) => import(`../../ui/returns/texts/${language}.json`, { with: { type: 'json' } })),
}

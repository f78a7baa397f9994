import { buyDialogBody } from '../../src/components/BuyDialog/BuyDialog.js'
import { cancelDialogBody } from '../../src/components/CancelDialog/CancelDialog.js'
import { cartBody } from '../../src/components/CartDrawer/Cart.js'
import { cartDrawerBody } from '../../src/components/CartDrawer/CartDrawer.js'
import { editListingBody } from '../../src/components/EditListingDialog/EditListingDialog.js'
import { flowNoticeList } from '../../src/components/FlowNotices/FlowNotices.js'
import { listDialogBody } from '../../src/components/ListDialog/ListDialog.js'
import { marketplaceBodies } from '../../src/components/Marketplace/marketplaceBodies.js'
import { sweepBody } from '../../src/components/SweepDialog/SweepDialog.js'

/** Loads the lazy parts of all widgets. */
export async function loadDialogs(): Promise<void> {
  const bodies = [
    buyDialogBody,
    cancelDialogBody,
    cartBody,
    cartDrawerBody,
    editListingBody,
    flowNoticeList,
    listDialogBody,
    sweepBody,
    ...Object.values(marketplaceBodies),
  ]
  await Promise.all(bodies.map((body) => body.load()))
}

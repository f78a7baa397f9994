/** One file, so that the browser loads one chunk. */
export { BuyDialogBody } from '../BuyDialog/BuyDialogBody.js'
export { CancelDialogBody } from '../CancelDialog/CancelDialogBody.js'
export { CartDrawerBody } from '../CartDrawer/CartDrawerBody.js'
export { CollectibleView } from '../CollectibleView/CollectibleView.js'
export { EditListingBody } from '../EditListingDialog/EditListingBody.js'
export { ListDialogBody } from '../ListDialog/ListDialogBody.js'
export { ListManyBody } from '../ListMany/ListManyBody.js'
export { SweepBody } from '../SweepDialog/SweepBody.js'

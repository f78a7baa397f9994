/** One file, so that both forms that finish a flow load as one chunk. */
export { EditListingBody } from '../EditListingDialog/EditListingBody.js'
export { ListManyBody } from '../ListMany/ListManyBody.js'

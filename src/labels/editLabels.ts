export const editLabels = {
  editTitle: 'Edit listing',
  editAction: (price: string) => `Change to ${price}`,
  editNothing: 'No changes',
  editCancelFirst:
    'We cancel the old listing first so nobody can buy at the old price, then create the new one. It’s off the market in between.',
  editListFirst:
    'We create the new listing first so it stays for sale, then cancel the old one.',
  editStay: 'Keep this open. Your wallet will ask twice.',
  editPartCancel: (price: string) => `Cancel the listing for ${price}`,
  editPartList: 'Create new listing',
  editFree: 'Signature only, no network fee',
  editGas: 'Transaction, with a network fee',
  editUnlisted:
    'The old listing is cancelled, so this isn’t for sale. List again to finish.',
  editBoth: (price: string) =>
    `Both listings are live. The old one at ${price} can still be bought until you cancel it.`,
  editSold: 'It sold at the old price.',
  edited: 'Listing updated',
  editedText: 'The old listing is cancelled. Buyers see the new one.',
  changeAnyway: (price: string) => `Change to ${price} anyway`,
}

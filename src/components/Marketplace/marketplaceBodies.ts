import { lazyPart } from '../base/lazyPart.js'

const load = () => import('./dialogBodies.js')

/** Loading one loads all. */
export const marketplaceBodies = {
  buy: /* @__PURE__ */ lazyPart(async () => (await load()).BuyDialogBody),
  cancel: /* @__PURE__ */ lazyPart(async () => (await load()).CancelDialogBody),
  cart: /* @__PURE__ */ lazyPart(async () => (await load()).CartDrawerBody),
  edit: /* @__PURE__ */ lazyPart(async () => (await load()).EditListingBody),
  list: /* @__PURE__ */ lazyPart(async () => (await load()).ListDialogBody),
  listMany: /* @__PURE__ */ lazyPart(async () => (await load()).ListManyBody),
  sweep: /* @__PURE__ */ lazyPart(async () => (await load()).SweepBody),
  view: /* @__PURE__ */ lazyPart(async () => (await load()).CollectibleView),
}

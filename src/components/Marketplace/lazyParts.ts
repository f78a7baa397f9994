'use client'
import { lazyPart } from '../parts/lazyPart.js'

// What a visit only needs once somebody looks closer, or trades.

export const buyDialog = /* @__PURE__ */ lazyPart(
  async () => (await import('../BuyDialog/BuyDialog.js')).BuyDialog,
)

export const cancelDialog = /* @__PURE__ */ lazyPart(
  async () => (await import('../CancelDialog/CancelDialog.js')).CancelDialog,
)

export const cartDrawer = /* @__PURE__ */ lazyPart(
  async () => (await import('../CartDrawer/CartDrawer.js')).CartDrawer,
)

export const collectibleView = /* @__PURE__ */ lazyPart(
  async () =>
    (await import('../CollectibleView/CollectibleView.js')).CollectibleView,
)

export const editListing = /* @__PURE__ */ lazyPart(
  async () => (await import('../EditListing/EditListing.js')).EditListing,
)

export const listDialog = /* @__PURE__ */ lazyPart(
  async () => (await import('../ListDialog/ListDialog.js')).ListDialog,
)

export const sweepDialog = /* @__PURE__ */ lazyPart(
  async () => (await import('../Sweep/Sweep.js')).Sweep,
)

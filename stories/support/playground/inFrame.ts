import type { Transport } from 'viem'
import type { FlowEvent, Order } from '../../../src/core.js'
import type { WorldInfo } from '../../../src/service/world/describeWorld.js'
import {
  createControls,
  type WalletAnswer,
  type WalletPrompt,
} from '../../../src/testing/index.js'
import { readFramePlace } from '../wallFrame.js'
import { worldSource } from '../worldSource.js'
import type { Message, Report, SwitchName } from './messages.js'

/** Place of the playground's frame among the walls' frames. */
export const playgroundPlace = 99

const isInPlayground = readFramePlace() === playgroundPlace

function report(report: Report): void {
  const message: Message = { playground: report }
  window.parent.postMessage(message, location.origin)
}

/** The playground keeps its switches at the frame, so a reload finds them. */
function isOn(name: SwitchName): boolean {
  const switches = window.frameElement?.getAttribute('data-switches') ?? ''
  return switches.split(' ').includes(name)
}

type Connection = { fetch: typeof fetch; transport: Transport }

/** Connects a story with its world; in the playground, through its switches. */
export function connectStory(info: WorldInfo): Connection {
  const transport = worldSource.transport(info.rpcUrl)
  if (!isInPlayground) return { fetch: worldSource.fetch, transport }
  const controls = createControls(info, {
    fetch: worldSource.fetch,
    transport,
    onCall: ({ params, ...call }) => report({ call }),
  })
  const follow = () => {
    controls.setOnline('service', !isOn('serviceOutage'))
    controls.setOnline('node', !isOn('nodeOutage'))
    controls.lie(isOn('lie') ? 'price' : undefined)
  }
  return {
    fetch(...request) {
      follow()
      return controls.fetch(...request)
    },
    transport(settings) {
      const watched = controls.transport(settings)
      const { request } = watched
      const ask: typeof request = (call, options) => {
        follow()
        return request(call, options)
      }
      return { ...watched, request: ask }
    },
  }
}

/** Requests to sign or send something; a request to connect doesn't match. */
const asksForConsent = /^(eth_send|eth_sign|personal_sign|wallet_send)/

/** Returns the answer that the playground wants from the wallet, if any. */
export function chooseAnswer({
  method,
}: WalletPrompt): WalletAnswer | undefined {
  if (!isInPlayground || !asksForConsent.test(method)) return undefined
  const answer = isOn('hang') ? 'hang' : isOn('decline') ? 'reject' : undefined
  const error = { hang: 'no answer', reject: 'declined' }
  report({
    call: {
      ...{ duration: 0, method, sentAt: Date.now(), to: 'wallet' },
      ...(answer && { error: error[answer] }),
    },
  })
  if (answer === 'reject') report({ used: 'decline' })
  return answer
}

/** Tells the playground about flows. */
export const onPlaygroundEvent = isInPlayground
  ? (event: FlowEvent) => report({ event })
  : undefined

/** Tells the playground which listing the story shows. */
export function reportOrder(loaded: unknown): void {
  if (isInPlayground) report({ order: findOrder(loaded) })
}

/** Stories that show notices of flows by themselves. */
const withNotices = /^(browse-marketplace|trade-(flownotices|pendingflows))/

/** Whether the playground adds `FlowNotices` to a story, as an app does. */
export function needsNotices(story: string): boolean {
  return isInPlayground && !withNotices.test(story)
}

/** Tells the playground when the widget shows nothing. Returns how to stop. */
export function watchContent(): (() => void) | undefined {
  if (!isInPlayground) return undefined
  let before: boolean | undefined
  const look = () => {
    const story = document.querySelector('.story')
    if (!story) return
    const isEmpty =
      !story.textContent && !document.querySelector('[data-mk-dialog]')
    if (isEmpty !== before) report({ isEmpty })
    before = isEmpty
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function findOrder(value: unknown): Order | undefined {
  if (isListing(value)) return value
  for (const name of ['found', 'listing', 'order', '0']) {
    const inner: unknown = Object(value)[name]
    const order = inner ? findOrder(inner) : undefined
    if (order) return order
  }
  return undefined
}

function isListing(value: unknown): value is Order {
  return Object(value).side === 'listing'
}

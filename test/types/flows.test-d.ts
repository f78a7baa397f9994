import {
  dehydrate,
  QueryClient,
  type UseQueryResult,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import { expectTypeOf, test } from 'vitest'
import type { Config } from 'wagmi'
import * as builder from '../../src/builder.js'
import type {
  MarketKitError,
  Progress,
  StepFailure,
  StepProgress,
} from '../../src/core.js'
import * as core from '../../src/core.js'
import type { TrackedFlow } from '../../src/index.js'
import * as marketkit from '../../src/index.js'
import { addListingToCache } from '../../src/query/addListingToCache.js'
import { updateOrderInCache } from '../../src/query/updateOrderInCache.js'
import { defaultEnvironment } from '../../src/steps/platform/environment.js'

declare const client: core.MarketplaceClient
declare const config: Config
declare const order: core.Order
declare const step: StepProgress
declare const readable: core.ReadableStep
declare const event: core.FlowEvent
declare const intent: core.Intent
declare const error: unknown

const { useBuy, useCancel, useExecuteSteps, useList, usePendingFlows } =
  marketkit

test('behavior: only flows of several parts accept `stop`', () => {
  const { signal: stop } = new AbortController()
  expectTypeOf<core.edit.Parameters>().toHaveProperty('stop')
  expectTypeOf<core.cancelMany.Parameters>().toHaveProperty('stop')
  expectTypeOf<core.FlowParameters>().not.toHaveProperty('stop')
  expectTypeOf<core.MultiPartFlowParameters>().toHaveProperty('stop')
  expectTypeOf<core.ReviewParameters>().not.toHaveProperty('trustedOrigins')
  expectTypeOf<core.resumeFlows.Parameters>().not.toHaveProperty('stop')
  // @ts-expect-error a purchase has one part
  core.buy(config, { client, chainId: 1, order, stop })
})

test('default: errors of a flow narrow by name', () => {
  const { error } = useBuy()
  expectTypeOf<core.FlowError['name']>().toEqualTypeOf<
    | 'ConfigurationError'
    | 'GuardError'
    | 'InvalidResponseError'
    | 'InvalidStepError'
    | 'RequestError'
    | 'StepError'
  >()
  if (error?.name === 'StepError') {
    expectTypeOf(error).toEqualTypeOf<core.StepError>()
    expectTypeOf(error.reason).toEqualTypeOf<core.StepErrorReason>()
    expectTypeOf(error.fundsMoved).toEqualTypeOf<core.FundsMoved>()
    expectTypeOf(error.hash).toEqualTypeOf<Hex | undefined>()
  }
  if (error?.name === 'GuardError')
    expectTypeOf(error.report.verdict).toEqualTypeOf<core.GuardVerdict>()
  // @ts-expect-error no error has this name
  if (error?.name === 'TypeError') error.message
})

test('default: every flow is a mutation with progress', () => {
  const flows = [useBuy(), useCancel(), useList(), useExecuteSteps()]
  for (const flow of flows) {
    expectTypeOf(flow.progress).toEqualTypeOf<Progress | undefined>()
    expectTypeOf(flow.error).toEqualTypeOf<core.FlowError | null>()
    expectTypeOf(flow.abort).toEqualTypeOf<() => void>()
  }
  const { mutate, mutateAsync } = useBuy({ onError: (it) => it.shortMessage })
  expectTypeOf(
    mutateAsync,
  ).returns.resolves.toEqualTypeOf<core.buy.ReturnType>()
  expectTypeOf(useBuy().data?.missed).toEqualTypeOf<
    readonly string[] | undefined
  >()
  useBuy({
    onMutate: () => ({ since: 1 }),
    onError: (_error, _variables, begun) =>
      expectTypeOf(begun).toEqualTypeOf<{ since: number } | undefined>(),
  })
  mutate({ chainId: 1, order, quantity: '2', acknowledge: ['0x01'] })
  const { error } = useBuy()
  if (error instanceof core.StepError)
    mutate({ chainId: 1, order, acknowledge: error.unresolved })
  mutate({ chainId: 1, items: [{ order }, { order, quantity: '2' }] })
  // @ts-expect-error either one order or several
  mutate({ chainId: 1, order, items: [{ order }] })
  // @ts-expect-error something must be bought
  mutate({ chainId: 1 })
  // @ts-expect-error amounts are strings
  mutate({ chainId: 1, order, quantity: 2 })
  // @ts-expect-error an order is needed
  useCancel().mutate({ chainId: 1 })
  // @ts-expect-error a purchase cannot be repeated
  useBuy({ retry: 3 })
  expectTypeOf(useExecuteSteps().data?.hashes).toEqualTypeOf<
    Hex[] | undefined
  >()
})

test('default: flows of several parts', () => {
  const { useCancelMany, useEdit, useListMany } = marketkit
  const flows = [useCancelMany(), useEdit(), useListMany()]
  for (const flow of flows) {
    expectTypeOf(flow.stop).toEqualTypeOf<() => void>()
    expectTypeOf(flow.progress).toEqualTypeOf<Progress | undefined>()
  }
  expectTypeOf(core.edit).returns.resolves.toEqualTypeOf<core.edit.ReturnType>()
  expectTypeOf(useEdit().data?.status).toEqualTypeOf<
    'done' | 'sold' | undefined
  >()
  expectTypeOf(
    core.cancelMany,
  ).returns.resolves.toEqualTypeOf<core.cancelMany.ReturnType>()
  expectTypeOf(useCancelMany().data?.parts).toEqualTypeOf<
    readonly core.PartProgress[] | undefined
  >()
  expectTypeOf(
    core.listMany,
  ).returns.resolves.toEqualTypeOf<core.listMany.ReturnType>()
  expectTypeOf(useListMany().data?.parts).toEqualTypeOf<
    readonly core.PartProgress[] | undefined
  >()
  // @ts-expect-error each item has a price
  useListMany().mutate({ chainId: 1, items: [{ tokenId: '7' }] })
  // @ts-expect-error the token is that of the order
  useEdit().mutate({ chainId: 1, order, listing: { tokenId: '7' } })
})

test('default: usePendingFlows', () => {
  const flows = usePendingFlows({ timeout: 1 })
  expectTypeOf(flows).toExtend<UseQueryResult<TrackedFlow[], MarketKitError>>()
  expectTypeOf(flows.giveUp).toEqualTypeOf<(id: string) => Promise<void>>()
  expectTypeOf(flows.resume).toEqualTypeOf<() => Promise<void>>()
  expectTypeOf(flows.dismiss).toEqualTypeOf<(id: string) => void>()
  const [flow] = flows.data ?? []
  expectTypeOf(flow?.error).toEqualTypeOf<StepFailure | undefined>()
})

test('behavior: the status of a step narrows its error', () => {
  if (step.status === 'failed')
    expectTypeOf(step.error).toEqualTypeOf<StepFailure>()
  else expectTypeOf(step.error).toEqualTypeOf<undefined>()
  // @ts-expect-error no such status
  if (step.status === 'sold') throw error
})

test('behavior: the kind of a readable step narrows its fields', () => {
  if (readable.kind === 'transaction') {
    expectTypeOf(readable.to).toEqualTypeOf<Address>()
    expectTypeOf(readable.value).toEqualTypeOf<bigint>()
  }
  if (readable.kind === 'signature')
    expectTypeOf(readable.typedData).toEqualTypeOf<core.TypedData>()
  if (readable.kind === 'post')
    expectTypeOf(readable.post).toEqualTypeOf<core.PostRequest>()
  // @ts-expect-error only a transaction has a recipient
  readable.to
})

test('behavior: events narrow by type, and intents by kind', () => {
  if (event.type === 'started')
    expectTypeOf(event.resumed).toEqualTypeOf<boolean>()
  if (event.type === 'mined') expectTypeOf(event.step).toEqualTypeOf<number>()
  if (intent.kind === 'buy')
    expectTypeOf(intent.maxTotal).toEqualTypeOf<string>()
  if (intent.kind === 'list')
    expectTypeOf(intent.pricePerToken).toEqualTypeOf<string>()
})

test('behavior: errors narrow by class', () => {
  if (error instanceof core.StepError) {
    expectTypeOf(error.reason).toEqualTypeOf<core.StepErrorReason>()
    expectTypeOf(error.fundsMoved).toEqualTypeOf<core.FundsMoved>()
  }
  if (error instanceof core.RequestError) {
    expectTypeOf(error.reason).toEqualTypeOf<core.RequestErrorReason>()
    expectTypeOf(error.retryAfter).toEqualTypeOf<number | undefined>()
  }
  if (error instanceof core.GuardError)
    expectTypeOf(error.report.verdict).toEqualTypeOf<core.GuardVerdict>()
  expectTypeOf<core.InvalidResponseError>().toExtend<MarketKitError>()
  expectTypeOf<core.InvalidStepError>().toExtend<MarketKitError>()
  expectTypeOf<core.ConfigurationError>().toExtend<MarketKitError>()
})

test('default: flows without React', () => {
  expectTypeOf(
    core.buy(config, { client, chainId: 1, order }),
  ).resolves.toEqualTypeOf<core.buy.ReturnType>()
  expectTypeOf(core.resumeFlows(config, { client })).resolves.toEqualTypeOf<
    core.ResumedFlow[]
  >()
  expectTypeOf<core.ResumedFlow['order']>().toEqualTypeOf<
    core.SignedOrder | undefined
  >()
  expectTypeOf(
    core.repostOrder(config, { client, flow: 'a' }),
  ).resolves.toEqualTypeOf<core.ResumedFlow | undefined>()
  expectTypeOf(
    core.cancelSignedOrder(config, { client, flow: 'a' }),
  ).resolves.toEqualTypeOf<core.cancelSignedOrder.ReturnType>()
  // @ts-expect-error a flow is needed
  core.repostOrder(config, { client })
  const environment = defaultEnvironment()
  expectTypeOf(environment.storage).toEqualTypeOf<core.FlowStorage>()
  expectTypeOf(environment.locks).toEqualTypeOf<core.Locks>()
  // @ts-expect-error a client is needed
  core.cancel(config, { chainId: 1, order })
})

test('default: a client', () => {
  const made = core.createMarketplaceClient({
    accessKey: 'key',
    marketplaceUrl: 'http://market.example',
    networks: { 1: 'mainnet' },
  })
  expectTypeOf(made).toEqualTypeOf<core.MarketplaceClient>()
  const floor = made.request(core.getFloorOrder, { contractAddress: '0x' })
  expectTypeOf(floor).resolves.toEqualTypeOf<
    core.Response<typeof core.getFloorOrder>
  >()
  // @ts-expect-error a collection is needed
  made.request(core.getFloorOrder, {})
})

test('default: caches', async () => {
  const queryClient = new QueryClient()
  const token = { chainId: 1, contractAddress: '0x', tokenId: '7' } as const
  await queryClient.invalidateQueries(core.getAffectedQueries(client, token))
  const undo = updateOrderInCache(queryClient, {
    client,
    order,
    status: 'filled',
  })
  expectTypeOf(undo).toEqualTypeOf<() => void>()
  const listing = { ...token, currencyAddress: '0x', expiry: '1' } as const
  const priced = { ...listing, account: '0x', pricePerToken: '1' } as const
  expectTypeOf(
    addListingToCache(queryClient, { client, ...priced }),
  ).toEqualTypeOf<() => void>()
  // @ts-expect-error a price is needed
  addListingToCache(queryClient, { client, ...listing, account: '0x' })
  expectTypeOf(core.isPendingOrder(order)).toEqualTypeOf<boolean>()
  const { shouldDehydrateQuery } = core
  dehydrate(queryClient, { shouldDehydrateQuery })
  expectTypeOf(shouldDehydrateQuery).returns.toEqualTypeOf<boolean>()
  await core.resumeFlows(config, {
    client,
    onResumed: (flow) => expectTypeOf(flow).toEqualTypeOf<core.ResumedFlow>(),
  })
})

const place = { chainId: 1, contractAddress: '0x' } as const
const token = { ...place, tokenId: '7' }
const project = { projectId: 1 }
declare const ids: core.ordersQueryOptions.Parameters
declare const held: core.holdingsQueryOptions.Parameters
declare const queryClient: QueryClient

test('default: query options of single results', async () => {
  const fetch = queryClient.fetchQuery.bind(queryClient)
  expectTypeOf(
    await fetch(core.collectibleQueryOptions(client, token)),
  ).toEqualTypeOf<core.CollectibleMetadata | null>()
  expectTypeOf(
    await fetch(core.collectionFiltersQueryOptions(client, place)),
  ).toEqualTypeOf<core.PropertyFilter[]>()
  expectTypeOf(
    await fetch(core.highestPriceListingQueryOptions(client, token)),
  ).toEqualTypeOf<core.Order | null>()
  expectTypeOf(
    await fetch(
      builder.audienceQueryOptions(client, { ...project, audienceId: 2 }),
    ),
  ).toEqualTypeOf<builder.audienceQueryOptions.Data>()
  expectTypeOf(
    await fetch(core.holdingsQueryOptions(config, held)),
  ).toEqualTypeOf<Record<string, string>>()
})

test('default: query options of pages', () => {
  const { getQueryData } = queryClient
  expectTypeOf(
    getQueryData(core.listingsPageQueryOptions(client, token).queryKey),
  ).toEqualTypeOf<core.listingsQueryOptions.Page | undefined>()
  expectTypeOf(
    getQueryData(core.offersPageQueryOptions(client, token).queryKey),
  ).toEqualTypeOf<core.offersQueryOptions.Page | undefined>()
  expectTypeOf(
    getQueryData(builder.contractsPageQueryOptions(client, project).queryKey),
  ).toEqualTypeOf<builder.contractsQueryOptions.Page | undefined>()
  expectTypeOf(
    getQueryData(
      builder.contractSourcesPageQueryOptions(client, project).queryKey,
    ),
  ).toEqualTypeOf<builder.contractSourcesQueryOptions.Page | undefined>()
})

test('default: named types of query options', () => {
  const page = core.listingsPageQueryOptions(client, token)
  expectTypeOf(page).toEqualTypeOf<
    core.ReadQueryOptions<core.listingsQueryOptions.Page>
  >()
  const pages = core.listingsQueryOptions(client, token)
  expectTypeOf(pages).toEqualTypeOf<
    core.ReadPagesQueryOptions<core.listingsQueryOptions.Page>
  >()
  expectTypeOf(
    useSuspenseQuery(page).data,
  ).toEqualTypeOf<core.listingsQueryOptions.Page>()
  expectTypeOf(
    useSuspenseInfiniteQuery(pages).data,
  ).toEqualTypeOf<core.listingsQueryOptions.Data>()
})

test('default: query options of quotes', async () => {
  type Quote<options extends (...it: never[]) => { queryKey: unknown }> =
    Parameters<options>[1]
  expectTypeOf<Quote<typeof core.buyStepsQueryOptions>>().toExtend<
    core.Request<typeof core.generateBuyTransaction>
  >()
  expectTypeOf<Quote<typeof core.listingStepsQueryOptions>>().toExtend<
    core.Request<typeof core.generateListingTransaction>
  >()
  expectTypeOf<Quote<typeof core.cancelStepsQueryOptions>>().toExtend<
    core.Request<typeof core.generateCancelTransaction>
  >()
})

import type { ServiceContext } from '../context.js'
import type { Place } from './rankOrders.js'

/** Drops cached answers about the collections of changed orders. */
export function forgetPlaces(
  { answers }: Pick<ServiceContext, 'answers'>,
  chainId: number,
  places: readonly Pick<Place, 'contractAddress'>[],
): void {
  answers.forget(
    chainId,
    places.map(({ contractAddress }) => contractAddress),
  )
}

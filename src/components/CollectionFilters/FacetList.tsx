'use client'
import { describeError } from '../../describeError.js'
import {
  type Facet,
  useBrowseFacets,
} from '../../hooks/browse/useBrowseFacets.js'
import { useCollectionFilters } from '../../hooks/reads/useCollectionFilters.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { failureLabels } from '../../labels/failureLabels.js'
import { filterLabels } from '../../labels/filterLabels.js'
import { toggleTrait } from '../../query/toggleTrait.js'
import { LinkButton } from '../base/Button.js'
import { useFailure } from '../failure/useFailure.js'
import { useRetryFailed } from '../failure/useRetryFailed.js'
import { useLabels } from '../text/useLabels.js'
import { ChoiceFacet } from './ChoiceFacet.js'
import type { FilterProps } from './filterProps.js'
import { OrderFacets } from './OrderFacets.js'
import { OwnershipFacet } from './OwnershipFacet.js'
import { RangeFacet } from './RangeFacet.js'

const openTraits = 3

export function FacetList(props: FilterProps) {
  const { chainId, contractAddress, onValueChange, value } = props
  const labels = useLabels(commonLabels, failureLabels, filterLabels)
  const collection = { chainId, contractAddress }
  const { facets, isPending } = useBrowseFacets(collection, value)
  const failure = useFailure(useCollectionFilters(collection))
  const retryFailed = useRetryFailed()
  return (
    <>
      {props.ownership !== false && (
        <OwnershipFacet onValueChange={onValueChange} value={value} />
      )}
      {isPending && !failure && <FacetSkeletons />}
      {failure && (
        <div className="mk-facet" role="alert">
          <div className="mk-facet-body">
            <span className="mk-facet-note">{`${labels.filtersError} ${describeError(failure, labels).text}`}</span>
            <LinkButton onClick={retryFailed}>{labels.retry}</LinkButton>
          </div>
        </div>
      )}
      {facets.map((facet, index) => (
        <TraitFacet
          facet={facet}
          isOpen={index < openTraits}
          key={`${facet.type} ${facet.name}`}
          onValueChange={onValueChange}
        />
      ))}
      <OrderFacets {...props} />
    </>
  )
}

function TraitFacet(
  props: { facet: Facet; isOpen: boolean } & Pick<FilterProps, 'onValueChange'>,
) {
  const { facet, isOpen, onValueChange } = props
  if (facet.kind === 'range')
    return (
      <RangeFacet
        facet={facet}
        isOpen={isOpen}
        onRange={(range) =>
          onValueChange((it) => toggleTrait(it, facet, range))
        }
      />
    )
  return (
    <ChoiceFacet
      isOpen={isOpen}
      name={facet.name}
      onChoose={(choice, isChosen) =>
        onValueChange((it) =>
          toggleTrait(it, facet, { value: choice, isChosen }),
        )
      }
      options={facet.options}
    />
  )
}

function FacetSkeletons() {
  return [0, 1, 2].map((index) => (
    <div
      aria-hidden="true"
      className="mk-facet"
      data-status="loading"
      key={index}
    >
      <div className="mk-facet-title">
        <span className="mk-skeleton" />
      </div>
      <span className="mk-skeleton" />
      <span className="mk-skeleton" />
      <span className="mk-skeleton" />
    </div>
  ))
}

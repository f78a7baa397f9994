'use client'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { useOptionalConnection } from '../../hooks/context/useOptionalConnection.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { filterLabels } from '../../labels/filterLabels.js'
import { toolbarLabels } from '../../labels/toolbarLabels.js'
import { needsAccount } from '../../query/toCollectiblesRequest.js'
import { LinkButton } from '../base/Button.js'
import { Segments } from '../base/Segments.js'
import { useLabels } from '../text/useLabels.js'
import type { FilterProps } from './filterProps.js'

const choices = ['any', 'mine', 'others'] as const

export function OwnershipFacet(
  props: Pick<FilterProps, 'onValueChange' | 'value'>,
) {
  const { onValueChange, value } = props
  const labels = useLabels(commonLabels, filterLabels, toolbarLabels)
  const { onConnect } = useMarketKit()
  const { address } = useOptionalConnection()
  return (
    <div className="mk-facet">
      <Segments
        label={labels.ownership}
        onValueChange={(ownership) =>
          onValueChange((it) => ({ ...it, ownership }))
        }
        options={choices.map((choice) => ({
          label: labels[`ownership.${choice}`],
          value: choice,
        }))}
        value={value.ownership}
      />
      {needsAccount(value, address) && (
        <div className="mk-facet-note">
          <span>{labels.connectForMine}</span>{' '}
          {onConnect && (
            <LinkButton onClick={onConnect}>{labels.connect}</LinkButton>
          )}
        </div>
      )}
    </div>
  )
}

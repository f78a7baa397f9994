'use client'
import type { CommonLabels } from '../../labels/commonLabels.js'
import type { AudienceContact } from '../../rpc/builderSchemas.js'
import { Day } from '../table/recordCells.js'
import { type RecordLabels, recordLabels } from '../table/recordLabels.js'
import type { TableColumn } from '../table/Table.js'
import { plainLine } from '../text/plainText.js'
import { Copyable, shortenAddress } from '../text/ShortAddress.js'
import { useLabels } from '../text/useLabels.js'

export function contactColumns(
  labels: CommonLabels & RecordLabels,
  revealed: boolean,
): TableColumn<AudienceContact>[] {
  return [
    {
      cell: ({ name }) => <Personal revealed={revealed} text={name} />,
      id: 'name',
      label: labels.columnName,
    },
    {
      cell: ({ email }) => <Personal revealed={revealed} text={email} />,
      id: 'email',
      label: labels.columnEmail,
    },
    {
      cell: ({ address }) =>
        address ? (
          <Copyable text={address} what={labels.copyAddress}>
            {shortenAddress(address)}
          </Copyable>
        ) : (
          '–'
        ),
      id: 'address',
      label: labels.columnAddress,
    },
    {
      cell: ({ createdAt }) => <Day of={createdAt} />,
      id: 'created',
      label: labels.columnCreated,
    },
  ]
}

/** The page contains nothing of a hidden text, not even its length. */
function Personal(props: { revealed: boolean; text: string | undefined }) {
  const { revealed, text } = props
  const labels = useLabels(recordLabels)
  if (!text) return <>–</>
  if (revealed) return <bdi>{plainLine(text, 120)}</bdi>
  return (
    <span className="mk-masked">
      <span aria-hidden="true">••••••••</span>
      <span className="mk-sr-only">{labels.personalHidden}</span>
    </span>
  )
}

'use client'
import type { CommonLabels } from '../../labels/commonLabels.js'
import type { RecordLabels } from '../../labels/recordLabels.js'
import type { Contract } from '../../rpc/builderSchemas.js'
import { plainLine } from '../text/plainText.js'
import { ShortAddress } from '../text/ShortAddress.js'
import { Day, Kind, NetworkName } from './recordCells.js'
import type { TableColumn } from './Table.js'

export function getContractColumns(
  labels: CommonLabels & RecordLabels,
): TableColumn<Contract>[] {
  return [
    {
      cell: ({ contractName }) => (
        <strong className="mk-table-strong">
          {plainLine(contractName, 60) || labels.unnamed}
        </strong>
      ),
      id: 'name',
      label: labels.columnName,
    },
    {
      cell: ({ chainId, contractAddress }) => (
        <ShortAddress address={contractAddress} chainId={chainId} />
      ),
      id: 'address',
      label: labels.columnAddress,
    },
    {
      cell: ({ contractType }) => <Kind of={contractType} />,
      id: 'type',
      label: labels.columnType,
    },
    {
      cell: ({ chainId }) => <NetworkName chainId={chainId} />,
      id: 'network',
      label: labels.chain,
    },
    {
      cell: ({ source }) => <Kind of={source} />,
      id: 'source',
      label: labels.columnSource,
    },
    {
      cell: ({ createdAt }) => <Day of={createdAt} />,
      id: 'created',
      label: labels.columnCreated,
    },
  ]
}

'use client'
import type { CommonLabels } from '../../labels/commonLabels.js'
import type { RecordLabels } from '../../labels/recordLabels.js'
import type { Contract } from '../../rpc/builderSchemas.js'
import { plainLine } from '../parts/plainText.js'
import { ShortAddress } from '../parts/ShortAddress.js'
import type { TableColumn } from '../parts/Table.js'
import { Day, Kind, NetworkName } from '../parts/TableRecordCells.js'

/** What is told of a contract of a project. */
export function contractColumns(
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
      cell: ({ chainId = 0, contractAddress }) => (
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

import type { LabelsOf } from './labelsOf.js'
import { plural } from './plural.js'

export const recordLabels = {
  contracts: 'Contracts',
  contractsEmpty: 'This project has no contracts yet.',
  contractSources: 'Contract sources',
  contractSourcesEmpty: 'No contract sources yet.',
  columnAddress: 'Address',
  columnAudited: 'Audited',
  columnAuthor: 'Author',
  columnCreated: 'Created',
  columnEmail: 'Email',
  columnLicense: 'License',
  columnName: 'Name',
  columnSource: 'Source',
  columnType: 'Type',
  audited: 'Audited',
  disabled: 'Disabled',
  moreInfo: 'More',
  unnamed: 'Unnamed',
  contacts: 'Contacts',
  contactsEmpty: 'This audience has no contacts yet.',
  contactCount: (count: number) =>
    plural('en', count, { one: '# contact', other: '# contacts' }),
  personalHidden: 'Hidden',
  personalHide: 'Hide names and emails',
  personalShow: 'Show names and emails',
  personalText: 'Names and emails are personal data, so they’re hidden.',
}

export type RecordLabels = LabelsOf<typeof recordLabels>

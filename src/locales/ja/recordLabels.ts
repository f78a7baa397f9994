import type { RecordLabels } from '../../components/table/recordLabels.js'
import { plural } from '../../labels/plural.js'

export const recordLabels: RecordLabels = {
  contracts: 'コントラクト',
  contractsEmpty: 'このプロジェクトにはまだコントラクトがありません。',
  contractSources: 'コントラクトのテンプレート',
  contractSourcesEmpty: 'コントラクトのテンプレートはまだありません。',
  columnAddress: 'アドレス',
  columnAudited: '監査',
  columnAuthor: '作者',
  columnCreated: '作成日',
  columnEmail: 'メール',
  columnLicense: 'ライセンス',
  columnName: '名前',
  columnSource: 'ソース',
  columnType: '種類',
  audited: '監査済み',
  disabled: '無効',
  moreInfo: '詳細',
  unnamed: '名前なし',
  contacts: '連絡先',
  contactsEmpty: 'このオーディエンスにはまだ連絡先がありません。',
  contactCount: (count) => plural('ja', count, { other: '連絡先#件' }),
  personalHidden: '非表示',
  personalHide: '名前とメールを隠す',
  personalShow: '名前とメールを表示',
  personalText: '名前とメールは個人情報のため、非表示です。',
}

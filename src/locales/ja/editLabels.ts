import type { EditLabels } from '../../components/EditListing/editLabels.js'

export const editLabels: EditLabels = {
  editTitle: '出品を編集',
  editAction: (price) => `${price}に変更`,
  editNothing: '変更なし',
  editCancelFirst:
    '以前の価格で購入されないよう、先に以前の出品を取り消してから新しい出品を作成します。その間は販売されません。',
  editListFirst:
    '販売が途切れないよう、先に新しい出品を作成してから以前の出品を取り消します。',
  editStay: '画面を開いたままにしてください。ウォレットでの確認が2回必要です。',
  editPartCancel: (price) => `${price}の出品を取り消す`,
  editPartList: '新しい出品を作成',
  editFree: '署名のみ、ネットワーク手数料なし',
  editGas: 'トランザクション、ネットワーク手数料あり',
  editUnlisted:
    '以前の出品は取り消されたため、販売されていません。完了するには、もう一度出品してください。',
  editBoth: (price) =>
    `両方の出品が有効です。${price}の以前の出品は、取り消すまで購入される可能性があります。`,
  editSold: '以前の価格で売却されました。',
  edited: '出品を更新しました',
  editedText:
    '以前の出品は取り消されました。購入者には新しい出品が表示されます。',
  changeAnyway: (price) => `それでも${price}に変更`,
}

export const buyCheckLabels = {
  'checked.match': 'Verified: does exactly what you agreed to',
  'checked.unknown': 'We couldn’t verify everything',
  'checked.mismatch': 'This isn’t what you agreed to',
  'checked.fails': 'This would fail right now',
  'checked.approve': (amount: string, who: string) =>
    `Lets ${who} spend ${amount}`,
  'checked.approveAll': (who: string) =>
    `Lets ${who} move this collection’s items`,
  'checked.pay': (amount: string) => `You pay ${amount}, plus network fees`,
  'checked.receive': (item: string) => `You receive ${item}`,
  'checked.fee': (amount: string, who: string) => `${amount} goes to ${who}`,
  'checked.tried': 'Simulated just now: succeeds',
  'checked.triedFirst': 'First step simulated just now: succeeds',
  'checked.notTried': 'Couldn’t be simulated',
}

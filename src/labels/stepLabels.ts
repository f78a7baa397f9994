/** Steps, and what is asked in the middle of them. */
export const stepLabels = {
  // Steps
  'stepTitle.tokenApproval': (subject: string) => `Approve ${subject}`,
  'stepTitle.buy': 'Buy',
  'stepTitle.sell': 'Sell',
  'stepTitle.createListing': 'Sign and publish the listing',
  'stepTitle.createOffer': 'Sign and publish the offer',
  'stepTitle.cancel': 'Cancel the listing',
  'stepTitle.transaction': 'Send a transaction',
  'stepTitle.signature': 'Sign and publish',
  'stepTitle.message': 'Sign a message',
  'stepTitle.post': 'Publish',
  stepNow: (title: string, text: string) => `${title}. ${text}`,
  approveCollection: 'the collection',
  approveCurrencyText:
    'Lets the marketplace contract take exactly this amount.',
  approvalText:
    'The marketplace contract may then move items of this collection, once you have signed a listing for them. Needed once per collection.',
  'stepText.switching': 'Switch the network in your wallet.',
  'stepText.prompting': 'Confirm in your wallet.',
  'stepText.bundled': 'Your wallet shows these together: confirm once.',
  'stepText.confirming': 'Waiting for the network. This takes a moment.',
  'stepText.repriced': 'You sped it up. Waiting for the network.',
  'stepText.queued':
    'Your wallet collects confirmations. You can leave and come back.',
  'stepText.posting': 'Sending it to the marketplace.',
  'working.quoting': 'Checking…',
  'working.resuming': 'Finishing what you began…',
  'working.settling.buy': 'Paid. Waiting for the marketplace…',
  'working.settling.list': 'Published. Waiting for the marketplace…',
  'working.settling.cancel': 'Cancelled. Waiting for the marketplace…',
  'working.waiting': 'Preparing…',
  'working.switching': 'Switch network in wallet…',
  'working.prompting': 'Confirm in wallet…',
  'working.confirming': 'Waiting for network…',
  'working.queued': 'Waiting for confirmations…',
  'working.posting': 'Publishing…',

  // Why it takes longer than usual
  'wait.offline': 'You are offline. It goes on once you are connected again.',
  'wait.quoting': 'The marketplace takes longer than usual to answer.',
  'wait.resuming': 'It takes longer than usual to find out what became of it.',
  'wait.waiting': 'This takes longer than usual.',
  'wait.switching': 'Open your wallet: it may hide the request to switch.',
  'wait.prompting': 'Open your wallet: it may hide the request.',
  'wait.confirming':
    'The network takes longer than usual. You can close this: it goes on.',
  'wait.posting': 'Publishing takes longer than usual.',
  'wait.settling':
    'It went through. The marketplace takes longer than usual to show it.',

  // Questions
  reviewTitle: 'We do not know all of this',
  reviewText:
    'The marketplace asks for something that we cannot fully check. Nothing has been sent yet.',
  reviewContinue: 'Continue anyway',
  reviewStop: 'Stop',
  askAgain: 'Ask my wallet again',
  consentTitle: 'Ask your wallet once more?',
  'consentText.buy':
    'The first request may still go through, and then you pay twice, or at least pay the network twice. Look at the activity in your wallet before you go on.',
  'consentText.list':
    'The first request may still go through, and then it is listed twice. Look at the activity in your wallet before you go on.',
  'consentText.cancel':
    'The first request may still go through, and then you pay the network twice. Look at the activity in your wallet before you go on.',
  consentAsk: 'I know, ask my wallet again',
  consentKeep: 'Do not ask again',
}

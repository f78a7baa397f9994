import type { Address } from 'viem'
import { createAvatar, element } from './element.js'
import { shortAddress } from './format.js'
import type { RequestView } from './requestView.js'
import { sheetStyles } from './sheetStyles.js'
import { walletIcon } from './walletIcon.js'

/** An account to choose from. */
export type Choice = {
  address: Address
  balance: string
  isChosen: boolean
  name: string
}

/** Content of the sheet. */
export type Question = RequestView & {
  /** Name of the chain. */
  chain: string
  /** Accounts to choose from; Confirm needs one of them at least. */
  choices?: readonly Choice[] | undefined
  theme?: 'light' | 'dark' | undefined
}

/**
 * Shows a sheet above everything else and waits for the user. Returns the
 * chosen accounts, or undefined if the user rejects.
 *
 * A native modal dialog is above the page's own dialogs, which make everything
 * else inert. Its events do not leave the host element, so that those dialogs
 * do not close.
 */
export function askUser(
  question: Question,
  signal: AbortSignal,
): Promise<readonly Address[] | undefined> {
  return new Promise((resolve) => {
    const host = element('div', { 'data-theme': question.theme })
    const root = host.attachShadow({ mode: 'open' })
    const confirm = element(
      'button',
      { class: 'confirm', type: 'button' },
      'Confirm',
    )
    const reject = element(
      'button',
      { class: 'reject', type: 'button' },
      'Reject',
    )
    const accounts = question.choices && createAccountList(question.choices)
    const dialog = element(
      'dialog',
      {
        'aria-label': `MarketKit Dev Wallet: ${question.title}`,
        // Its texts are in English, also above an Arabic page.
        dir: 'ltr',
        lang: 'en',
        tabindex: '-1',
      },
      element(
        'header',
        {},
        element('img', { src: walletIcon, alt: '' }),
        element('span', {}, 'MarketKit Dev Wallet'),
        element('small', {}, question.chain),
      ),
      element('h2', {}, question.title),
      question.sentence ? element('p', {}, question.sentence) : undefined,
      accounts,
      question.message === undefined
        ? undefined
        : element('div', { class: 'note', tabindex: '0' }, question.message),
      createRowList(question),
      question.warning
        ? element(
            'div',
            { class: 'note warning', role: 'note' },
            question.warning,
          )
        : undefined,
      element(
        'details',
        {},
        element('summary', {}, 'Raw request'),
        element(
          'pre',
          { tabindex: '0' },
          JSON.stringify(question.raw, null, 2),
        ),
      ),
      element('footer', {}, reject, confirm),
    )
    root.append(element('style', {}, sheetStyles), dialog)
    const before = document.activeElement

    function end(answer: readonly Address[] | undefined) {
      signal.removeEventListener('abort', onAbort)
      dialog.close()
      host.remove()
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true })
      resolve(answer)
    }
    const chosen = () =>
      [...(accounts?.querySelectorAll('input:checked') ?? [])].map(
        (input) => input.getAttribute('value') as Address,
      )
    const onAbort = () => end(undefined)

    signal.addEventListener('abort', onAbort)
    confirm.addEventListener('click', () => end(chosen()))
    reject.addEventListener('click', () => end(undefined))
    accounts?.addEventListener('change', () => {
      confirm.disabled = chosen().length === 0
    })
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      end(undefined)
    })
    for (const type of silenced)
      host.addEventListener(type, (event) => event.stopPropagation())
    host.addEventListener('keydown', (event) => {
      event.stopPropagation()
      if (event.key !== 'Escape') return
      event.preventDefault()
      end(undefined)
    })

    document.body.append(host)
    dialog.showModal()
    // No button has the focus, so that a repeated key confirms nothing.
    dialog.focus()
  })
}

/** Events that would close the dialogs below. */
const silenced = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'focusin',
  'focusout',
  'keyup',
  'wheel',
]

function createAccountList(choices: readonly Choice[]): HTMLElement {
  return element(
    'fieldset',
    { class: 'accounts', 'aria-label': 'Accounts' },
    ...choices.map(({ address, balance, isChosen, name }) =>
      element(
        'label',
        {},
        createAvatar(address),
        element(
          'span',
          {},
          element('b', {}, name),
          element('code', {}, `${shortAddress(address)} · ${balance}`),
        ),
        element('input', {
          type: 'checkbox',
          value: address,
          checked: isChosen,
        }),
      ),
    ),
  )
}

function createRowList({ rows = [] }: Question): HTMLElement | undefined {
  if (rows.length === 0) return undefined
  return element(
    'dl',
    { class: 'rows' },
    ...rows.map(({ label, strong, value }) =>
      element(
        'div',
        { class: strong ? 'strong' : undefined },
        element('dt', {}, label),
        element('dd', {}, value),
      ),
    ),
  )
}

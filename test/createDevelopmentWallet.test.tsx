import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  parseEther,
  recoverMessageAddress,
  recoverTypedDataAddress,
  stringToHex,
} from 'viem'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createConfig, http, injected } from 'wagmi'
import { connect, sendTransaction, switchChain } from 'wagmi/actions'
import {
  createDevelopmentWallet,
  type DevelopmentWallet,
} from '../stories/support/wallet/createDevelopmentWallet.js'
import { setupWorld } from './world.js'

const world = setupWorld()
let wallet: DevelopmentWallet | undefined

beforeAll(() => {
  // jsdom has no top layer, so an open dialog is enough.
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close ??= function close() {
    this.removeAttribute('open')
  }
})

afterEach(() => {
  wallet?.destroy()
  sessionStorage.clear()
})

function create(autoApprove = false) {
  const { accounts, chainId, rpcUrl } = world.info
  wallet = createDevelopmentWallet({
    accounts: accounts.slice(0, 3),
    autoApprove,
    chainId,
    transport: http(rpcUrl),
  })
  const provider = wallet.provider as {
    on(event: string, listener: (value: unknown) => void): void
    request(request: { method: string; params?: unknown[] }): Promise<any>
  }
  const ask = (method: string, ...params: unknown[]) => {
    const answer = provider.request({ method, params })
    answer.catch(() => {})
    return answer
  }
  return { ask, provider, wallet }
}

function getAddress(index: number): Address {
  const account = world.info.accounts[index]
  if (!account) throw new Error(`There is no account ${index}.`)
  return account.address
}

/** Returns the sheets on the page; each is in its own shadow root. */
function sheets(): HTMLDialogElement[] {
  return [...document.body.children].flatMap((host) => [
    ...(host.shadowRoot?.querySelectorAll('dialog') ?? []),
  ])
}

async function sheet(): Promise<HTMLDialogElement> {
  for (;;) {
    const [first] = sheets()
    if (first) return first
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

async function press(name: 'Confirm' | 'Reject') {
  const buttons = (await sheet()).querySelectorAll('button')
  const button = [...buttons].find(({ textContent }) => textContent === name)
  button?.click()
}

async function connected() {
  const created = create()
  const answer = created.ask('eth_requestAccounts')
  await press('Confirm')
  await answer
  return created
}

function getText(dialog: HTMLDialogElement) {
  return {
    label: dialog.getAttribute('aria-label'),
    rows: [...dialog.querySelectorAll('.rows div')].map((row) =>
      [...row.children].map(({ textContent }) => textContent).join(': '),
    ),
  }
}

describe('connection', () => {
  test('default: the user chooses the accounts that the page gets', async () => {
    const { ask, provider } = create()
    const changes: unknown[] = []
    provider.on('accountsChanged', (accounts) => changes.push(accounts))
    expect(await ask('eth_accounts')).toEqual([])

    const answer = ask('eth_requestAccounts')
    const dialog = await sheet()
    // Pressing Enter twice must not confirm.
    expect(dialog.matches(':focus')).toBe(true)
    dialog.querySelectorAll('input')[2]?.click()
    await press('Confirm')
    const both = [getAddress(0), getAddress(2)]
    expect(await answer).toEqual(both)
    expect(await ask('eth_accounts')).toEqual(both)
    expect(await ask('eth_requestAccounts')).toEqual(both)
    expect(changes).toEqual([both])
    expect(sheets()).toHaveLength(0)

    const again = ask('wallet_requestPermissions', { eth_accounts: {} })
    ;(await sheet()).querySelectorAll('input')[0]?.click()
    await press('Confirm')
    await again
    expect(changes.at(-1)).toEqual([getAddress(2)])

    expect(await create().ask('eth_accounts')).toEqual([getAddress(2)])
    await create().ask('wallet_revokePermissions', { eth_accounts: {} })
    expect(await create().ask('eth_accounts')).toEqual([])
  })

  test('behavior: a rejected connection shares no accounts', async () => {
    const { ask } = create()
    const answer = ask('eth_requestAccounts')
    await press('Reject')
    await expect(answer).rejects.toMatchObject({ code: 4001 })
    expect(await ask('eth_accounts')).toEqual([])
  })

  test('behavior: the wallet announces itself (EIP-6963) until it is destroyed', () => {
    const names: string[] = []
    const hear = (event: Event) =>
      names.push((event as CustomEvent).detail.info.name)
    window.addEventListener('eip6963:announceProvider', hear)
    const { wallet } = create()
    wallet.announce()
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    wallet.destroy()
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    window.removeEventListener('eip6963:announceProvider', hear)
    expect(names).toEqual(['MarketKit Dev Wallet', 'MarketKit Dev Wallet'])
  })

  test('behavior: the wallet supports one chain and no bundles', async () => {
    const { ask } = create()
    const chainId = await ask('eth_chainId')
    expect(chainId).toBe('0x7a69')
    expect(await ask('wallet_switchEthereumChain', { chainId })).toBeNull()
    await expect(
      ask('wallet_switchEthereumChain', { chainId: '0x1' }),
    ).rejects.toMatchObject({ code: 4902 })
    await expect(ask('wallet_sendCalls', {})).rejects.toMatchObject({
      code: 4200,
    })
  })
})

describe('signing', () => {
  test('behavior: an approval shows its amount and is sent on “Confirm”', async () => {
    const { ask } = await connected()
    const usdc = world.info.currencies.find(({ symbol }) => symbol === 'USDC')
    const answer = ask('eth_sendTransaction', {
      from: getAddress(0),
      to: usdc?.address,
      data: encodeFunctionData({
        abi: erc20Abi,
        functionName: 'approve',
        args: [getAddress(1), 1_500_000n],
      }),
    })
    const { label, rows } = getText(await sheet())
    expect(label).toBe('MarketKit Dev Wallet: Approve USDC')
    expect(rows).toContain('Amount: 1.5 USDC')
    await press('Confirm')
    const { status } = await world.publicClient.waitForTransactionReceipt({
      hash: await answer,
    })
    expect(status).toBe('success')
  })

  test('behavior: a transaction that will revert shows a warning and can be sent', async () => {
    const { ask } = await connected()
    const usdc = world.info.currencies.find(({ symbol }) => symbol === 'USDC')
    const answer = ask('eth_sendTransaction', {
      from: getAddress(0),
      to: usdc?.address,
      data: encodeFunctionData({
        abi: erc20Abi,
        functionName: 'transfer',
        args: [getAddress(1), 10n ** 30n],
      }),
    })
    expect((await sheet()).textContent).toContain(
      'The chain expects that this fails: ERC20InsufficientBalance',
    )
    await press('Confirm')
    const { status } = await world.publicClient.waitForTransactionReceipt({
      hash: await answer,
    })
    expect(status).toBe('reverted')
  })

  test('behavior: Escape rejects the request', async () => {
    const { ask } = await connected()
    const answer = ask('eth_sendTransaction', {
      from: getAddress(0),
      to: getAddress(1),
      value: '0x1',
    })
    const dialog = await sheet()
    dialog.dispatchEvent(
      new KeyboardEvent('keydown', {
        bubbles: true,
        composed: true,
        key: 'Escape',
      }),
    )
    await expect(answer).rejects.toMatchObject({ code: 4001 })
  })

  test('behavior: requests for accounts that are not connected are refused', async () => {
    const { ask } = await connected()
    for (const method of ['eth_sendTransaction', 'personal_sign'])
      await expect(
        ask(
          method,
          method === 'personal_sign' ? '0x00' : { from: getAddress(1) },
          getAddress(1),
        ),
      ).rejects.toMatchObject({ code: 4100 })
  })

  test('behavior: typed data is signed, but not for another chain or with invalid JSON', async () => {
    const { ask } = await connected()
    const data = {
      domain: { chainId: 31337, name: 'Test' },
      types: { Note: [{ name: 'text', type: 'string' }] },
      primaryType: 'Note',
      message: { text: 'hello' },
    } as const
    const answer = ask(
      'eth_signTypedData_v4',
      getAddress(0),
      JSON.stringify(data),
    )
    expect(getText(await sheet()).label).toBe('MarketKit Dev Wallet: Sign Note')
    await press('Confirm')
    const signature: Hex = await answer
    expect(await recoverTypedDataAddress({ ...data, signature })).toBe(
      getAddress(0),
    )
    await expect(
      ask(
        'eth_signTypedData_v4',
        getAddress(0),
        JSON.stringify({ ...data, domain: { chainId: 1 } }),
      ),
    ).rejects.toMatchObject({ code: -32602 })
    await expect(
      ask('eth_signTypedData_v4', getAddress(0), 'nonsense'),
    ).rejects.toMatchObject({ code: -32602 })
  })

  test('behavior: a message is shown as plain text and signed', async () => {
    const { ask } = await connected()
    const answer = ask('personal_sign', stringToHex('Hello <b>'), getAddress(0))
    expect((await sheet()).querySelector('.note')?.textContent).toBe(
      'Hello <b>',
    )
    await press('Confirm')
    expect(
      await recoverMessageAddress({
        message: 'Hello <b>',
        signature: await answer,
      }),
    ).toBe(getAddress(0))
  })

  test('behavior: two requests open their sheets one after the other', async () => {
    const { ask } = await connected()
    const answers = ['one', 'two'].map((text) =>
      ask('personal_sign', stringToHex(text), getAddress(0)),
    )
    expect((await sheet()).textContent).toContain('one')
    expect(sheets()).toHaveLength(1)
    await press('Reject')
    await expect(answers[0]).rejects.toMatchObject({ code: 4001 })
    expect((await sheet()).textContent).toContain('two')
    await press('Confirm')
    expect(await answers[1]).toMatch(/^0x/)
  })

  test('behavior: destroying the wallet rejects the open request', async () => {
    const { ask, wallet } = await connected()
    const answer = ask('personal_sign', '0x00', getAddress(0))
    await sheet()
    wallet.destroy()
    await expect(answer).rejects.toMatchObject({ code: 4001 })
    expect(sheets()).toHaveLength(0)
  })
})

test('parameters: autoApprove', async () => {
  const { provider } = create(true)
  const { chain } = world
  const config = createConfig({
    chains: [chain],
    connectors: [
      injected({
        target: {
          id: 'test',
          name: 'Test',
          provider: provider as never,
        },
      }),
    ],
    storage: null,
    transports: { [chain.id]: http() },
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no connector.')
  const { accounts } = await connect(config, { connector })
  expect(accounts).toEqual([getAddress(0), getAddress(1), getAddress(2)])
  await switchChain(config, { chainId: chain.id })
  const hash = await sendTransaction(config, {
    account: getAddress(1),
    to: getAddress(2),
    value: parseEther('1'),
  })
  const receipt = await world.publicClient.waitForTransactionReceipt({ hash })
  expect(receipt.from).toBe(getAddress(1).toLowerCase())
})

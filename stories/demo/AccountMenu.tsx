import { useId, useRef } from 'react'
import { erc20Abi, zeroAddress } from 'viem'
import {
  useBalance,
  useConnect,
  useConnection,
  useConnectors,
  useDisconnect,
  useReadContract,
} from 'wagmi'
import { type Currency, Price, useMarketKit } from '../../src/index.js'
import { useWords } from './useWords.js'

/** Connects an announced wallet (EIP-6963), and shows the connected account. */
export function AccountMenu() {
  const { address } = useConnection()
  const words = useWords()
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  return (
    <>
      <button
        className={address ? 'account' : 'account connect'}
        popoverTarget={id}
        type="button"
      >
        {address ? (
          <>
            <Face address={address} />
            <span>{shortenAddress(address)}</span>
          </>
        ) : (
          words.connectWallet
        )}
      </button>
      <div className="menu" id={id} popover="auto" ref={menu}>
        {address ? <Account onDone={close} /> : <Wallets onDone={close} />}
      </div>
    </>
  )
}

function Wallets({ onDone }: { onDone: () => void }) {
  const connectors = useConnectors()
  const connect = useConnect()
  const words = useWords()
  return (
    <>
      <h2>{words.chooseWallet}</h2>
      {connectors.length === 0 && <p>{words.noWallet}</p>}
      {connectors.map((connector) => (
        <button
          key={connector.uid}
          onClick={() => {
            onDone()
            connect.mutate({ connector })
          }}
          type="button"
        >
          {connector.icon && <img alt="" src={connector.icon} />}
          {connector.name}
        </button>
      ))}
    </>
  )
}

function Account({ onDone }: { onDone: () => void }) {
  const { address = zeroAddress, connector } = useConnection()
  const { currencies } = useMarketKit()
  const disconnect = useDisconnect()
  const words = useWords()
  return (
    <>
      <div className="who">
        <Face address={address} />
        <div>
          <strong>{shortenAddress(address)}</strong>
          <span>{connector?.name}</span>
        </div>
      </div>
      <ul>
        {currencies.map((currency) => (
          <li key={currency.address}>
            <Holding currency={currency} holder={address} />
          </li>
        ))}
      </ul>
      <button
        onClick={async () => {
          onDone()
          const provider = (await connector?.getProvider()) as
            | { request(call: object): Promise<unknown> }
            | undefined
          await provider
            ?.request({
              method: 'wallet_requestPermissions',
              params: [{ eth_accounts: {} }],
            })
            .catch(() => {})
        }}
        type="button"
      >
        {words.switchAccount}
      </button>
      <button
        onClick={() => {
          onDone()
          disconnect.mutate({})
        }}
        type="button"
      >
        {words.disconnect}
      </button>
    </>
  )
}

function Holding(props: { currency: Currency; holder: `0x${string}` }) {
  const { currency, holder } = props
  const { address, chainId } = currency
  const isNative = address === zeroAddress
  const native = useBalance({
    address: holder,
    chainId,
    query: { enabled: isNative, refetchInterval: 4_000 },
  })
  const token = useReadContract({
    abi: erc20Abi,
    address,
    args: [holder],
    chainId,
    functionName: 'balanceOf',
    query: { enabled: !isNative, refetchInterval: 4_000 },
  })
  const amount = isNative ? native.data?.value : token.data
  return (
    <>
      <span>{currency.symbol}</span>
      {amount !== undefined && (
        <Price amount={String(amount)} currency={currency} />
      )}
    </>
  )
}

/** An avatar for an address: two colours derived from it. */
function Face({ address }: { address: string }) {
  const hue = Number.parseInt(address.slice(2, 6), 16) % 360
  return (
    <span
      className="face"
      style={{
        background: `linear-gradient(135deg, oklch(0.75 0.16 ${hue}), oklch(0.5 0.2 ${(hue + 90) % 360}))`,
      }}
    />
  )
}

function shortenAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}

import { parseAbi } from 'viem'

/** The functions of ERC-20 that the service uses. */
export const erc20Abi = parseAbi([
  'function allowance(address owner, address spender) view returns (uint256)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function balanceOf(address owner) view returns (uint256)',
  'function decimals() view returns (uint8)',
])

/**
 * Events of a currency about transfers and allowances. The owner is the first
 * argument of each; wrapped native currencies have events for deposits and
 * withdrawals.
 */
export const currencyEvents = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 amount)',
  'event Approval(address indexed owner, address indexed spender, uint256 amount)',
  'event Deposit(address indexed owner, uint256 amount)',
  'event Withdrawal(address indexed owner, uint256 amount)',
])

/** Functions of both ERC-721 and ERC-1155. */
export const collectionAbi = parseAbi([
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
  'function setApprovalForAll(address operator, bool approved)',
  'function supportsInterface(bytes4 interfaceId) view returns (bool)',
  'function royaltyInfo(uint256 tokenId, uint256 salePrice) view returns (address receiver, uint256 amount)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
])

/** The functions of ERC-721 that the service uses. */
export const erc721Abi = parseAbi([
  'function getApproved(uint256 tokenId) view returns (address)',
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function tokenURI(uint256 tokenId) view returns (string)',
  'function transferFrom(address from, address to, uint256 tokenId)',
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  'event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId)',
  'event MetadataUpdate(uint256 tokenId)',
  'event BatchMetadataUpdate(uint256 fromTokenId, uint256 toTokenId)',
])

/** The functions of ERC-1155 that the service uses. */
export const erc1155Abi = parseAbi([
  'function balanceOf(address owner, uint256 tokenId) view returns (uint256)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function uri(uint256 id) view returns (string)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 amount)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] amounts)',
  'event URI(string value, uint256 indexed id)',
])

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC7821} from "@openzeppelin/contracts/account/extensions/draft-ERC7821.sol";
import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {ERC1155Holder} from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// A smart wallet that bundles calls (ERC-7821) and signs with the key of its
/// owner. An account with a key of its own may delegate to it (EIP-7702).
contract DemoAccount is ERC7821, IERC1271, ERC1155Holder {
    address private immutable owner;

    constructor(address owner_) {
        owner = owner_;
    }

    receive() external payable {}

    function isValidSignature(
        bytes32 hash,
        bytes calldata signature
    ) external view returns (bytes4) {
        (address signer, ECDSA.RecoverError problem, ) = ECDSA.tryRecover(
            hash,
            signature
        );
        bool valid = problem == ECDSA.RecoverError.NoError &&
            (signer == owner || signer == address(this));
        return valid ? this.isValidSignature.selector : bytes4(0xffffffff);
    }

    function _erc7821AuthorizedExecutor(
        address caller,
        bytes32 mode,
        bytes calldata executionData
    ) internal view override returns (bool) {
        return
            caller == owner ||
            super._erc7821AuthorizedExecutor(caller, mode, executionData);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// A smart wallet whose owner can change, and that can approve hashes on chain,
/// as a Safe does. For tests.
contract TestAccount {
    address public owner;
    mapping(bytes32 => bool) public approved;

    constructor(address owner_) {
        owner = owner_;
    }

    receive() external payable {}

    function setOwner(address owner_) external {
        owner = owner_;
    }

    function approveHash(bytes32 hash) external {
        approved[hash] = true;
    }

    function execute(address to, bytes calldata data) external {
        (bool done, ) = to.call(data);
        require(done);
    }

    function isValidSignature(
        bytes32 hash,
        bytes calldata signature
    ) external view returns (bytes4) {
        (address signer, ECDSA.RecoverError problem, ) = ECDSA.tryRecover(
            hash,
            signature
        );
        bool signed = problem == ECDSA.RecoverError.NoError && signer == owner;
        bool valid = signed || (signature.length == 0 && approved[hash]);
        return valid ? this.isValidSignature.selector : bytes4(0xffffffff);
    }
}

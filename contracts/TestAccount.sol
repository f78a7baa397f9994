// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// A smart wallet whose owner can change, and that can approve hashes on chain,
/// as a Safe does. It can also behave oddly. For tests.
contract TestAccount {
    enum Behaviour {
        Plain,
        AcceptsAll,
        Reverts,
        BurnsGas,
        AnswersTrue,
        AnswersFourBytes,
        AnswersDirtyBytes,
        AnswersTooMuch,
        WritesState,
        RefusesMoney,
        BurnsGasForMoney
    }

    address public owner;
    Behaviour public behaviour;
    uint256 public asked;
    mapping(bytes32 => bool) public approved;

    constructor(address owner_) {
        owner = owner_;
    }

    receive() external payable {
        require(behaviour != Behaviour.RefusesMoney);
        while (behaviour == Behaviour.BurnsGasForMoney) {}
    }

    function setOwner(address owner_) external {
        owner = owner_;
    }

    function setBehaviour(Behaviour behaviour_) external {
        behaviour = behaviour_;
    }

    function approveHash(bytes32 hash) external {
        approved[hash] = true;
    }

    function execute(address to, bytes calldata data) external {
        (bool done, ) = to.call(data);
        require(done);
    }

    /// Not a view function, because it may write.
    function isValidSignature(
        bytes32 hash,
        bytes calldata signature
    ) external returns (bytes4) {
        answerOddly();
        (address signer, ECDSA.RecoverError problem, ) = ECDSA.tryRecover(
            hash,
            signature
        );
        bool signed = problem == ECDSA.RecoverError.NoError && signer == owner;
        bool valid = signed ||
            (signature.length == 0 && approved[hash]) ||
            behaviour == Behaviour.AcceptsAll;
        return valid ? this.isValidSignature.selector : bytes4(0xffffffff);
    }

    function answerOddly() private {
        Behaviour current = behaviour;
        require(current != Behaviour.Reverts);
        while (current == Behaviour.BurnsGas) {}
        if (current == Behaviour.WritesState) asked++;
        bytes32 right = bytes32(this.isValidSignature.selector);
        if (current == Behaviour.AnswersTrue) answer(bytes32(uint256(1)), 32);
        if (current == Behaviour.AnswersFourBytes) answer(right, 4);
        if (current == Behaviour.AnswersDirtyBytes)
            answer(right | bytes32(uint256(1)), 32);
        if (current == Behaviour.AnswersTooMuch) answer(right, 100000);
    }

    function answer(bytes32 word, uint256 length) private pure {
        assembly {
            mstore(0, word)
            return(0, length)
        }
    }
}

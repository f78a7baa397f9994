// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Tokens that behave oddly, each in its own way; ERC-721 and ERC-1155 at once.
/// Tokens need no approval. For tests.
contract TestToken {
    enum Behaviour {
        Plain,
        Soulbound,
        BlocksMarket,
        BurnsGas,
        NeedsMuchGas,
        MovesNothing,
        ReturnsFalse,
        ReentersMarket,
        RevertsForOwner,
        BurnsGasForOwner,
        AnswersNonsense
    }

    address private immutable market;
    mapping(uint256 => Behaviour) public behaviours;
    /// True owners, whatever a behaviour answers.
    mapping(uint256 => address) public holders;
    mapping(uint256 => uint256) private work;

    constructor(address market_) {
        market = market_;
    }

    function mint(address[] calldata to) external {
        for (uint256 id = 0; id < to.length; id++) holders[id] = to[id];
    }

    function setBehaviours(Behaviour[] calldata all) external {
        for (uint256 id = 0; id < all.length; id++) behaviours[id] = all[id];
    }

    function isApprovedForAll(address, address) external pure returns (bool) {
        return true;
    }

    function ownerOf(uint256 id) external view returns (address) {
        answerOddly(id);
        return holders[id];
    }

    function balanceOf(
        address owner,
        uint256 id
    ) external view returns (uint256) {
        answerOddly(id);
        return holders[id] == owner ? 1 : 0;
    }

    function transferFrom(
        address from,
        address to,
        uint256 id
    ) external returns (bool) {
        return move(from, to, id);
    }

    function safeTransferFrom(
        address from,
        address to,
        uint256 id,
        uint256,
        bytes calldata
    ) external returns (bool) {
        return move(from, to, id);
    }

    function move(
        address from,
        address to,
        uint256 id
    ) private returns (bool) {
        Behaviour behaviour = behaviours[id];
        require(behaviour != Behaviour.Soulbound && holders[id] == from);
        require(behaviour != Behaviour.BlocksMarket || msg.sender != market);
        while (behaviour == Behaviour.BurnsGas) {}
        if (behaviour == Behaviour.NeedsMuchGas)
            for (uint256 i = 0; i < 60; i++) work[(id << 8) + i] = 1;
        if (behaviour == Behaviour.ReentersMarket) {
            (bool done, ) = market.call(
                abi.encodeWithSignature("incrementCounter()")
            );
            require(done);
        }
        if (behaviour != Behaviour.MovesNothing) holders[id] = to;
        return behaviour != Behaviour.ReturnsFalse;
    }

    function answerOddly(uint256 id) private view {
        Behaviour behaviour = behaviours[id];
        require(behaviour != Behaviour.RevertsForOwner);
        while (behaviour == Behaviour.BurnsGasForOwner) {}
        if (behaviour == Behaviour.AnswersNonsense)
            assembly {
                return(0, 100000)
            }
    }
}

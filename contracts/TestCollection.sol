// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// A collection that can break or lock its tokens, and that tells when metadata
/// change. For tests.
contract TestCollection {
    bool public broken;
    bool public locked;
    bool public greedy;
    mapping(uint256 => address) private owners;

    event Transfer(
        address indexed from,
        address indexed to,
        uint256 indexed tokenId
    );
    event MetadataUpdate(uint256 tokenId);
    event BatchMetadataUpdate(uint256 fromTokenId, uint256 toTokenId);
    event URI(string value, uint256 indexed id);

    function setBroken(bool broken_) external {
        broken = broken_;
    }

    /// Blocks all transfers, as soulbound tokens do.
    function setLocked(bool locked_) external {
        locked = locked_;
    }

    /// Lets the royalty method burn all gas.
    function setGreedy(bool greedy_) external {
        greedy = greedy_;
    }

    function royaltyInfo(
        uint256,
        uint256
    ) external view returns (address, uint256) {
        while (greedy) {}
        return (address(0), 0);
    }

    function transferFrom(address from, address to, uint256 id) external {
        require(!locked && owners[id] == from);
        emit Transfer(from, to, id);
        owners[id] = to;
    }

    function mint(address to, uint256 id) external {
        emit Transfer(owners[id], to, id);
        owners[id] = to;
    }

    function ownerOf(uint256 id) external view returns (address) {
        while (broken) {}
        return owners[id];
    }

    function isApprovedForAll(address, address) external view returns (bool) {
        require(!broken);
        return true;
    }

    function update(uint256 id) external {
        emit MetadataUpdate(id);
    }

    function updateRange(uint256 first, uint256 last) external {
        emit BatchMetadataUpdate(first, last);
    }

    function updateURI(uint256 id) external {
        emit URI("", id);
    }
}

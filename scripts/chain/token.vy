# pragma version ^0.4.0
# A token of six decimals, as little of ERC-20 as a payment needs.

event Transfer:
    sender: indexed(address)
    receiver: indexed(address)
    amount: uint256

decimals: public(constant(uint8)) = 6
balanceOf: public(HashMap[address, uint256])


@deploy
def __init__(supply: uint256):
    self.balanceOf[msg.sender] = supply


@external
def transfer(to: address, amount: uint256) -> bool:
    assert self.balanceOf[msg.sender] >= amount, "not enough"
    self.balanceOf[msg.sender] -= amount
    self.balanceOf[to] += amount
    log Transfer(sender=msg.sender, receiver=to, amount=amount)
    return True

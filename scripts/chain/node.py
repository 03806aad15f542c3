"""JSON-RPC on loopback before a py-evm chain with one ERC-20 token, whose accounts are unlocked.

usage: node.py BYTECODE-FILE ADDRESS-FILE

Deploys the token with a supply of 1 000 000.00 and writes "URL TOKEN" to ADDRESS-FILE once it serves.
"""

import json
import pathlib
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer

from eth_tester import EthereumTester, PyEVMBackend
from web3 import Web3
from web3.providers.eth_tester import EthereumTesterProvider

SUPPLY = 1_000_000_000_000
# What eth-tester wants as a number and JSON-RPC writes in hexadecimal.
QUANTITIES = {"gas", "gasPrice", "value", "nonce", "maxFeePerGas", "maxPriorityFeePerGas"}

provider = EthereumTesterProvider(EthereumTester(PyEVMBackend()))
web3 = Web3(provider)
request = provider.request_func(web3, web3.middleware_onion)


def deploy(bytecode):
    argument = SUPPLY.to_bytes(32, "big").hex()
    transaction = web3.eth.send_transaction(
        {"from": web3.eth.accounts[0], "data": bytecode + argument, "gas": 2_000_000}
    )
    return web3.eth.get_transaction_receipt(transaction)["contractAddress"]


def call(method, parameters):
    parameters = [numbers(value) if isinstance(value, dict) else value for value in parameters]
    if method == "eth_sendTransaction":
        transaction = parameters[0]
        # py-evm takes a transaction for any chain, so the chain is checked here.
        chain = transaction.pop("chainId", None)
        if chain is None or int(chain, 16) != web3.eth.chain_id:
            return {"error": {"code": -32602, "message": "The transaction is for another chain."}}
        transaction.setdefault("gas", 100_000)
    return request(method, parameters)


def numbers(transaction):
    return {
        name: int(value, 16) if name in QUANTITIES and isinstance(value, str) else value
        for name, value in transaction.items()
    }


def plain(value):
    """JSON as a node writes it."""
    if value is None or isinstance(value, (bool, str)):
        return value
    if isinstance(value, int):
        return hex(value)
    if isinstance(value, bytes):
        return "0x" + value.hex()
    if hasattr(value, "items"):
        return {name: plain(member) for name, member in value.items()}
    return [plain(member) for member in value]


class Node(BaseHTTPRequestHandler):
    def log_message(self, *arguments):
        pass

    def do_POST(self):
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
        try:
            answer = call(asked["method"], asked.get("params", []))
        except Exception as error:  # noqa: BLE001: whatever the chain says is the answer
            answer = {"error": {"code": 3, "message": f"{type(error).__name__}: {error}"}}
        reply = {"jsonrpc": "2.0", "id": asked.get("id")}
        if "error" in answer:
            reply["error"] = answer["error"]
        else:
            reply["result"] = plain(answer["result"])
        body = json.dumps(reply).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


bytecode_file, address_file = map(pathlib.Path, sys.argv[1:3])
token = deploy(bytecode_file.read_text().strip())
server = HTTPServer(("127.0.0.1", 0), Node)
address_file.write_text(f"http://127.0.0.1:{server.server_port} {token}\n")
server.serve_forever()

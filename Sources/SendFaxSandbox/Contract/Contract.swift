/// The four public calls as OpenAPI 3.1, in the program itself, so that it is found wherever the binary
/// is moved.
enum Contract {
  static let text = ##"""
    {
      "openapi": "3.1.0",
      "info": {
        "title": "SendFax",
        "version": "1",
        "description": "Fax a PDF and pay by the page: by card on a Checkout page, or by sending USDC on Base to an address of the fax's own. No account, no key. An error is a problem document (RFC 9457); its title says what is wrong, its detail is written for the person who faxes."
      },
      "servers": [{ "url": "/", "description": "Where this document was found" }],
      "tags": [
        { "name": "card", "description": "Upload, open a Checkout page, follow the fax." },
        { "name": "wallet", "description": "Ask for a quote, send exactly that, send the same request again." }
      ],
      "paths": {
        "/api/v1/uploads": {
          "post": {
            "operationId": "upload",
            "tags": ["card"],
            "summary": "Check, count and price a document",
            "description": "Charges nothing. The number is checked first, then the size, then the PDF. What is not paid within 24 hours expires.",
            "requestBody": { "$ref": "#/components/requestBodies/Submission" },
            "responses": {
              "200": {
                "description": "It can be faxed, for that price.",
                "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Upload" } } },
                "links": {
                  "checkout": {
                    "operationId": "checkout",
                    "requestBody": { "id": "$response.body#/id" }
                  },
                  "status": {
                    "operationId": "status",
                    "parameters": { "id": "$response.body#/id" }
                  }
                }
              },
              "400": { "$ref": "#/components/responses/Invalid" },
              "408": { "$ref": "#/components/responses/TooSlow" },
              "413": { "$ref": "#/components/responses/TooLarge" },
              "422": { "$ref": "#/components/responses/Refused" },
              "429": { "$ref": "#/components/responses/TooMany" },
              "503": { "$ref": "#/components/responses/Unavailable" }
            }
          }
        },
        "/api/v1/checkout": {
          "post": {
            "operationId": "checkout",
            "tags": ["card"],
            "summary": "Open a page where an upload is paid by card",
            "description": "The page leads back to /f/{id}?paid=1. Leaving it without paying says nothing: ask for the status.",
            "requestBody": {
              "required": true,
              "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Order" } } }
            },
            "responses": {
              "200": {
                "description": "The page is open for 24 hours.",
                "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Checkout" } } }
              },
              "400": { "$ref": "#/components/responses/Invalid" },
              "404": { "$ref": "#/components/responses/NotFound" },
              "408": { "$ref": "#/components/responses/TooSlow" },
              "409": {
                "description": "The upload is paid already, or has expired. Nothing more is charged.",
                "content": { "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } }
              },
              "413": { "$ref": "#/components/responses/TooLarge" },
              "429": { "$ref": "#/components/responses/TooMany" },
              "503": { "$ref": "#/components/responses/Unavailable" }
            }
          }
        },
        "/api/v1/faxes": {
          "post": {
            "operationId": "fax",
            "tags": ["wallet"],
            "summary": "Ask for a quote; the same request again is the claim",
            "description": "The first answer is a 402 with an address of the fax's own. Send exactly the amount there, then repeat the request byte for byte until it answers 202. For 15 minutes from its minting the same request gets the same address; money that comes later, or is not exact, needs support. Repeating it after the 202 returns the same receipt and sends nothing twice.",
            "requestBody": { "$ref": "#/components/requestBodies/Submission" },
            "responses": {
              "202": {
                "description": "Paid and accepted.",
                "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Receipt" } } },
                "links": {
                  "status": {
                    "operationId": "status",
                    "parameters": { "id": "$response.body#/id" }
                  }
                }
              },
              "400": { "$ref": "#/components/responses/Invalid" },
              "402": {
                "description": "Not paid yet: here is the quote.",
                "headers": {
                  "WWW-Authenticate": {
                    "description": "A challenge of the Payment scheme. Its request is base64url JSON with amount, currency, recipient and methodDetails; its recipient is the service's static address, where money is never sent.",
                    "required": true,
                    "schema": { "type": "string", "pattern": "^Payment .*request=\"[A-Za-z0-9_-]+\"" }
                  },
                  "x-payment-deposit-network": {
                    "description": "The network to send on.",
                    "required": true,
                    "schema": { "type": "string", "examples": ["base"], "minLength": 1 }
                  },
                  "x-payment-deposit-address": {
                    "description": "Where to send; this request's alone.",
                    "required": true,
                    "schema": { "type": "string", "pattern": "^0x[0-9a-fA-F]{40}$" }
                  },
                  "x-payment-deposit-token": {
                    "description": "The contract of the token to send: USDC.",
                    "required": true,
                    "schema": { "type": "string", "pattern": "^0x[0-9a-fA-F]{40}$" }
                  },
                  "x-payment-deposit-amount": {
                    "description": "The amount as people read it; not the one to calculate with.",
                    "required": true,
                    "schema": { "type": "string", "pattern": "^[0-9]+\\.[0-9]{6}$" }
                  },
                  "x-payment-deposit-amount-micros": {
                    "description": "The amount to send in base units of the token, 50 000 a page.",
                    "required": true,
                    "schema": { "type": "string", "pattern": "^[1-9][0-9]*$" }
                  },
                  "x-payment-deposit-payment-intent": {
                    "description": "What support asks for.",
                    "required": true,
                    "schema": { "type": "string", "pattern": "^pi_[A-Za-z0-9]+$" }
                  }
                },
                "content": { "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } }
              },
              "408": { "$ref": "#/components/responses/TooSlow" },
              "413": { "$ref": "#/components/responses/TooLarge" },
              "422": { "$ref": "#/components/responses/Refused" },
              "429": { "$ref": "#/components/responses/TooMany" },
              "503": { "$ref": "#/components/responses/Unavailable" }
            }
          }
        },
        "/api/v1/faxes/{id}": {
          "get": {
            "operationId": "status",
            "tags": ["card", "wallet"],
            "summary": "Where a fax stands",
            "description": "Free, without authentication: whoever knows the id may look. For people the same is at /f/{id}.",
            "parameters": [
              {
                "name": "id",
                "in": "path",
                "required": true,
                "description": "From an upload or a receipt.",
                "schema": { "$ref": "#/components/schemas/ID" }
              }
            ],
            "responses": {
              "200": {
                "description": "The fax.",
                "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Fax" } } }
              },
              "400": { "$ref": "#/components/responses/Invalid" },
              "404": { "$ref": "#/components/responses/NotFound" },
              "429": { "$ref": "#/components/responses/TooMany" },
              "503": { "$ref": "#/components/responses/Unavailable" }
            }
          }
        }
      },
      "components": {
        "requestBodies": {
          "Submission": {
            "required": true,
            "content": {
              "multipart/form-data": {
                "schema": { "$ref": "#/components/schemas/Submission" },
                "encoding": { "document": { "contentType": "application/pdf" } }
              }
            }
          }
        },
        "responses": {
          "Invalid": {
            "description": "The request can't be read; the detail says what to change.",
            "content": { "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } }
          },
          "NotFound": {
            "description": "There is no such fax.",
            "content": { "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } }
          },
          "TooSlow": {
            "description": "The request did not come in time. Nothing was done.",
            "content": { "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } }
          },
          "TooLarge": {
            "description": "More than is taken: 20 MB for a document.",
            "content": { "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } }
          },
          "Refused": {
            "description": "“Unsupported destination” or “Invalid destination” for the number, else the document: “Invalid PDF”. Nothing was charged.",
            "content": { "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } }
          },
          "TooMany": {
            "description": "Too many requests.",
            "headers": { "Retry-After": { "$ref": "#/components/headers/RetryAfter" } },
            "content": { "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } }
          },
          "Unavailable": {
            "description": "Not now. Nothing was done.",
            "headers": { "Retry-After": { "$ref": "#/components/headers/RetryAfter" } },
            "content": { "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } }
          }
        },
        "headers": {
          "RetryAfter": {
            "description": "When to ask again: in seconds, or a date.",
            "schema": { "type": "string" }
          }
        },
        "schemas": {
          "ID": {
            "description": "Can't be guessed, and so opens the fax to whoever has it.",
            "type": "string",
            "pattern": "^[A-Za-z0-9._~-]{1,128}$",
            "examples": ["V1StGXR8Z5jdHi6BmyT2q"]
          },
          "Number": {
            "description": "The fax number in E.164: the United States, Canada, Mexico, Saint Pierre and Miquelon.",
            "type": "string",
            "pattern": "^\\+(1[2-9][0-9]{2}[2-9][0-9]{6}|52[0-9]{10}|508[0-9]{6})$",
            "examples": ["+16135550100"]
          },
          "Pages": {
            "description": "The service's count, by which it charges.",
            "type": "integer",
            "minimum": 1
          },
          "Submission": {
            "type": "object",
            "required": ["document", "to"],
            "properties": {
              "document": {
                "description": "A PDF without a password, at most 20 MB.",
                "type": "string",
                "format": "binary",
                "contentMediaType": "application/pdf"
              },
              "to": { "$ref": "#/components/schemas/Number" }
            }
          },
          "Upload": {
            "type": "object",
            "required": ["id", "pageCount", "amountCents"],
            "properties": {
              "id": { "$ref": "#/components/schemas/ID" },
              "pageCount": { "$ref": "#/components/schemas/Pages" },
              "amountCents": {
                "description": "The price by card in US cents: 5 a page, 50 at least.",
                "type": "integer",
                "minimum": 50
              }
            }
          },
          "Order": {
            "type": "object",
            "required": ["id"],
            "properties": { "id": { "$ref": "#/components/schemas/ID" } }
          },
          "Checkout": {
            "type": "object",
            "required": ["url"],
            "properties": {
              "url": {
                "description": "The page to open in a browser.",
                "type": "string",
                "pattern": "^https?://"
              }
            }
          },
          "Receipt": {
            "type": "object",
            "required": ["id", "pageCount", "amountUsdMicros", "statusUrl"],
            "properties": {
              "id": { "$ref": "#/components/schemas/ID" },
              "pageCount": { "$ref": "#/components/schemas/Pages" },
              "amountUsdMicros": {
                "description": "What was paid, in millionths of a dollar.",
                "type": "integer",
                "minimum": 50000
              },
              "statusUrl": {
                "description": "The page where a person follows the fax.",
                "type": "string",
                "pattern": "^https?://"
              }
            }
          },
          "Fax": {
            "type": "object",
            "required": ["id", "status", "pageCount", "toMasked", "createdAt"],
            "properties": {
              "id": { "$ref": "#/components/schemas/ID" },
              "status": {
                "description": "awaiting_payment, paid, queued, media_processed, sending, and at last delivered, failed or expired. Others may follow: treat one you don't know as under way.",
                "type": "string",
                "minLength": 1,
                "examples": ["delivered"]
              },
              "pageCount": { "$ref": "#/components/schemas/Pages" },
              "toMasked": {
                "description": "The number with most of it hidden.",
                "type": "string",
                "examples": ["+1******0100"]
              },
              "failureReason": {
                "description": "The carrier's word for why it failed.",
                "type": "string"
              },
              "createdAt": {
                "description": "When it was made, in milliseconds or seconds since 1970: take 100 000 000 000 and more for milliseconds.",
                "type": "integer"
              },
              "terminalAt": {
                "description": "When it was over, in the same unit.",
                "type": "integer"
              }
            }
          },
          "Problem": {
            "description": "RFC 9457.",
            "type": "object",
            "properties": {
              "type": { "type": "string" },
              "title": { "description": "What is wrong, in a few words that don't change.", "type": "string" },
              "status": { "type": "integer", "minimum": 400, "maximum": 599 },
              "detail": { "description": "What to say to the person.", "type": "string" }
            }
          }
        }
      }
    }
    """##
}

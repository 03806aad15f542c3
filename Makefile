# A newcomer needs two of these: `make demo` and `make test`.

PREFIX ?= /usr/local
SEEDS ?= 1..9999
SWIFT ?= swift
SECONDS_EACH ?= 60
SHARE = $(DESTDIR)$(PREFIX)/share
BINARY = .build/release/sendfax
SWIFT_FILES = Package.swift Sources Tests $(wildcard Benchmarks App Integrations)

# Where Swift's archive is usually unpacked, for a shell that does not know it yet.
export PDF
export PATH := $(PATH):/opt/swift/usr/bin

# One file to install, which starts quickly. Apple's systems bring the library themselves.
ifeq ($(shell uname -s),Linux)
  RELEASE = -c release --static-swift-stdlib
else
  RELEASE = -c release
endif

help:
	@echo 'make demo [PDF=letter.pdf]   two faxes in the built-in sandbox, one killed while it is paid'
	@echo 'make test                    build everything, lint, run every test'
	@echo 'make model                   every interleaving of a small world, minutes instead of seconds'
	@echo 'make check-pages             the sandbox'"'"'s pages, played in a headless browser'
	@echo 'make simulate SEEDS=1..9999  that many lives of an outbox in bad weather, on both cores'
	@echo 'make faults                  a disk that fails at each of its calls in turn, minutes too'
	@echo 'make fuzz                    libFuzzer at each reader of outside bytes, a minute each'
	@echo 'make sanitize                the tests under the thread and the address sanitizer'
	@echo 'make build                   $(BINARY)'
	@echo 'make install [PREFIX=dir]    the command, its manual page and completions under $(PREFIX)'
	@echo 'make dist                    a tarball and a .deb, in dist/'
	@echo 'make lint | format           check, or put right, how the sources are laid out'
	@echo 'make docs                    the documentation of the libraries, in .build/docs'
	@echo 'make bench                   what is here beside what others have: one table, docs/Benchmarks.md'
	@echo 'make clean                   remove what was built'

demo: build
	@scripts/demo $(BINARY)

test: bootstrap lint
	$(SWIFT) test --disable-xctest -Xswiftc -warnings-as-errors

model: bootstrap
	SENDFAX_MODEL=all SENDFAX_TRACES=1 $(SWIFT) test --filter ModelTests

check-pages: bootstrap
	$(SWIFT) build --product sendfax
	scripts/check-pages

# Seeds are shared out among the cores; a seed that breaks a promise is named, with how to see its story.
simulate: bootstrap
	$(SWIFT) build -c release --product simulate
	scripts/simulate '$(SEEDS)'

faults: bootstrap
	SENDFAX_FAULTS=all $(SWIFT) test --disable-xctest --filter DiskFaultTests

# Without the tests that run the command in processes of its own, or end their process on purpose.
sanitize: bootstrap
	for kind in thread address; do \
	  $(SWIFT) test --disable-xctest --sanitize=$$kind --scratch-path .build/$$kind \
	    --skip 'Kill|ModelTests|Simulat|DiskFault|PDF|Exit|umask' || exit 1; \
	done

fuzz: bootstrap
	scripts/fuzz $(SECONDS_EACH)

build: bootstrap
	@$(SWIFT) build $(RELEASE) --product sendfax

install: build
	install -d '$(DESTDIR)$(PREFIX)/bin'
	install -m 755 $(BINARY) '$(DESTDIR)$(PREFIX)/bin/sendfax'
	install -d $(foreach folder,man/man1 bash-completion/completions zsh/site-functions,'$(SHARE)/$(folder)')
	$(BINARY) generate man >'$(SHARE)/man/man1/sendfax.1'
	$(BINARY) generate bash >'$(SHARE)/bash-completion/completions/sendfax'
	$(BINARY) generate zsh >'$(SHARE)/zsh/site-functions/_sendfax'

dist: build
	@scripts/dist

lint: bootstrap
	$(SWIFT) format lint --strict --parallel --recursive $(SWIFT_FILES)

format: bootstrap
	$(SWIFT) format format --in-place --parallel --recursive $(SWIFT_FILES)

docs: bootstrap
	@scripts/docs

# What the README shows; CI finds it out of date.
picture: build
	scripts/demo $(BINARY) | scripts/picture >docs/pictures/session.svg.new
	mv docs/pictures/session.svg.new docs/pictures/session.svg

# The simulator's race of the claims is in the root package, everything else in one of its own. It hooks
# into the Swift runtime, which it can't where that is linked into it.
bench: bootstrap
	$(SWIFT) build -c release --product simulate
	$(SWIFT) build $(RELEASE) --package-path Benchmarks
	Benchmarks/bench

clean:
	rm -rf .build Benchmarks/.build dist

bootstrap:
	@scripts/bootstrap

.PHONY: help demo test model simulate check-pages faults fuzz sanitize build install dist lint format docs picture bench clean bootstrap

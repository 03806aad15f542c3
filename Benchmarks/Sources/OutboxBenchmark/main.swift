await OutboxBenchmark.main(Array(CommandLine.arguments.dropFirst()))

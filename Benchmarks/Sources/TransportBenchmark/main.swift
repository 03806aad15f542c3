await Benchmark.main(Array(CommandLine.arguments.dropFirst()))

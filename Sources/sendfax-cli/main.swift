import SendFaxCommand

SendFaxCommand.main(CommandLine.arguments)

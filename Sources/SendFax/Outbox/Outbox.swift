import SendFaxAPI

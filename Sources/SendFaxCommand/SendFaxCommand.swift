import SendFax

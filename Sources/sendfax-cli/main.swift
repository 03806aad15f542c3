print("sendfax")
